export const helplines = {
  emergency: {
    short: "Emergencia",
    name: "Emergencia",
    what: "Si usted o alguien cerca de usted está en peligro ahora",
  },
  crisis: {
    short: "Línea de crisis",
    name: "Línea 988 de Prevención del Suicidio y Crisis",
    what: "Gratis, a toda hora, por llamada o mensaje. En español: oprima 2 o envíe AYUDA al 988",
  },
  rainn: {
    short: "RAINN",
    about: "Agresión sexual",
    name: "Línea nacional de RAINN contra la agresión sexual",
    what: "Gratis y privada, a toda hora, también en español. O envíe HOPE por mensaje de texto al 64673",
  },
  childhelp: {
    short: "Childhelp",
    about: "Abuso infantil",
    name: "Línea nacional de Childhelp contra el abuso infantil",
    what: "Para menores, madres, padres y personas adultas que se preocupan por un menor. Puede pedir un intérprete",
  },
  cybertip: {
    short: "CyberTipline",
    about: "Abuso en línea",
    name: "CyberTipline del NCMEC",
    what: "Para denunciar la explotación en línea de un menor",
  },
  samhsa: {
    short: "SAMHSA",
    about: "Drogas y alcohol",
    name: "Línea nacional de ayuda de SAMHSA",
    what: "Ayuda con las drogas, el alcohol o la salud mental, en español o inglés",
  },
  disaster: {
    short: "Línea de desastres",
    name: "Línea de ayuda en desastres (Disaster Distress Helpline)",
    what: "Para quien siente angustia tras un incendio u otro desastre. En español: oprima 2",
  },
  maternal: {
    short: "Para madres",
    name: "Línea nacional de salud mental materna",
    what: "Para madres y padres antes, durante y después del embarazo, en español o inglés",
  },
  poison: {
    short: "Intoxicaciones",
    name: "Línea de ayuda por intoxicación (Poison Help)",
    what: "Si alguien respiró, tocó o tragó un veneno. Puede pedir un intérprete",
  },
} as const;
