import { helplines as spanishHelplines } from "./es/helplines";
import { inEach } from "./language";

/**
 * Help lines as the services print them. Check them again before each launch. `short` is the label
 * of a button, followed by `about` where the name alone does not say what the line is for.
 */
const englishHelplines = {
  emergency: {
    short: "Emergency",
    name: "Emergency",
    what: "If you or someone near you is in danger now",
    phone: "911",
    tel: "911",
  },
  crisis: {
    short: "Crisis line",
    name: "988 Suicide & Crisis Lifeline",
    what: "Free, any hour, by call or text",
    phone: "988",
    tel: "988",
  },
  rainn: {
    short: "RAINN",
    about: "sexual assault",
    name: "RAINN National Sexual Assault Hotline",
    what: "Free and private, any hour. Or text HOPE to 64673",
    phone: "800-656-HOPE (4673)",
    tel: "+18006564673",
  },
  childhelp: {
    short: "Childhelp",
    about: "child abuse",
    name: "Childhelp National Child Abuse Hotline",
    what: "For children, parents and adults who worry about a child",
    phone: "800-422-4453",
    tel: "+18004224453",
  },
  cybertip: {
    short: "CyberTipline",
    about: "online abuse",
    name: "NCMEC CyberTipline",
    what: "To report the online exploitation of a child",
    phone: "800-843-5678",
    tel: "+18008435678",
  },
  samhsa: {
    short: "SAMHSA",
    about: "drugs and alcohol",
    name: "SAMHSA National Helpline",
    what: "Help with drugs, alcohol or mental health",
    phone: "800-662-4357",
    tel: "+18006624357",
  },
  disaster: {
    short: "Disaster line",
    name: "Disaster Distress Helpline",
    what: "For anyone shaken by a fire or other disaster",
    phone: "800-985-5990",
    tel: "+18009855990",
  },
  maternal: {
    short: "For mothers",
    name: "National Maternal Mental Health Hotline",
    what: "For parents before, during and after pregnancy",
    phone: "833-852-6262",
    tel: "+18338526262",
  },
  poison: {
    short: "Poison Help",
    name: "Poison Help",
    what: "If someone breathed, touched or swallowed a poison",
    phone: "800-222-1222",
    tel: "+18002221222",
  },
};

export const helplines = /* @__PURE__ */ inEach({ en: englishHelplines, es: spanishHelplines });

export type HelplineId = keyof ReturnType<typeof helplines>;

/**
 * On the page of a request: the same lines for every abuse case. None names a kind of harm.
 */
export const requestHelp: readonly HelplineId[] = ["emergency", "crisis"];
