export const helplines = {
  emergency: {
    phone: "911",
    tel: "911",

    short: "Emergencia",
    name: "Emergencia",
    what: "Si usted o alguien cerca de usted está en peligro ahora",
  },
  crisis: {
    phone: "988",
    tel: "988",

    short: "Crisis",
    name: "Línea 988 de Prevención del Suicidio y Crisis",
    what: "Gratis, a toda hora, por llamada o mensaje. En español: oprima 2 o envíe AYUDA al 988",
  },
  rainn: {
    phone: "800-656-HOPE (4673)",
    tel: "+18006564673",

    short: "RAINN",
    about: "agresión sexual",
    name: "Línea nacional de RAINN contra la agresión sexual",
    what: "Gratis y privada, a toda hora, también en español. O envíe HOPE por mensaje de texto al 64673",
  },
  childhelp: {
    phone: "800-422-4453",
    tel: "+18004224453",

    short: "Childhelp",
    about: "abuso infantil",
    name: "Línea nacional de Childhelp contra el abuso infantil",
    what: "Para menores, madres, padres y personas adultas que se preocupan por un menor. Puede pedir un intérprete",
  },
  cybertip: {
    phone: "800-843-5678",
    tel: "+18008435678",

    short: "CyberTipline",
    about: "abuso en línea",
    name: "CyberTipline del NCMEC",
    what: "Para denunciar la explotación en línea de un menor",
  },
  samhsa: {
    phone: "800-662-4357",
    tel: "+18006624357",

    short: "SAMHSA",
    about: "drogas y alcohol",
    name: "Línea nacional de ayuda de SAMHSA",
    what: "Ayuda con las drogas, el alcohol o la salud mental, en español o inglés",
  },
  disaster: {
    phone: "800-985-5990",
    tel: "+18009855990",

    short: "Línea de desastres",
    name: "Línea de ayuda en desastres (Disaster Distress Helpline)",
    what: "Para quien siente angustia tras un incendio u otro desastre. En español: oprima 2",
  },
  maternal: {
    phone: "833-852-6262",
    tel: "+18338526262",

    short: "Para madres",
    name: "Línea nacional de salud mental materna",
    what: "Para madres y padres antes, durante y después del embarazo, en español o inglés",
  },
  poison: {
    phone: "800-222-1222",
    tel: "+18002221222",

    short: "Intoxicaciones",
    name: "Línea de ayuda por intoxicación (Poison Help)",
    what: "Si alguien respiró, tocó o tragó un veneno. Puede pedir un intérprete",
  },
};
