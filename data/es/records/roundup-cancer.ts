import type { RecordWords } from "../../case-words";
import type { roundupCancerRecord } from "../../records/roundup-cancer";

export const roundupCancerRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal y acuerdo colectivo",
    court:
      "Tribunal Federal de Distrito, Distrito Norte de California (MDL); Tribunal de Circuito de la Ciudad de St. Louis, Misuri (acuerdo colectivo)",
    docket:
      "MDL núm. 2741 (3:16-md-02741-VC); King v. Monsanto Company; Corte Suprema de EE. UU., núm. 24-1068",
    judge: "Vince Chhabria (MDL)",
    since: ["el MDL federal", "la propuesta de acuerdo"],
    stage:
      "En septiembre de 2026, la Corte Suprema había impedido los reclamos por falta de advertencia en la etiqueta. La propuesta de acuerdo colectivo esperaba una decisión después de su audiencia en St. Louis.[^opinion][^digest]",
    next: "La decisión del juez sobre la aprobación final. Según se informó, la audiencia estaba prevista para el 14 de septiembre de 2026, y no encontramos la aprobación en ninguna fuente.[^digest]",
    settlement:
      "Oficial: una propuesta de acuerdo colectivo con aprobación preliminar del 4 de marzo de 2026. Consulte hoy weedkillerclass.com en lugar de esperar noticias de la aprobación final.",
    classAction:
      "Sí, la propuesta de acuerdo.[^bayerAnswers2026] Los casos en el MDL y la mayoría de los estatales son demandas individuales.",
  },
  soonest: null,
  figures: [
    {
      value: "hasta $7,250 millones",
      what: "Lo máximo que Monsanto pagaría en la propuesta de acuerdo colectivo, durante un máximo de 21 años. Lo que reciba cada persona depende de la tabla del acuerdo, y la aprobación no es final.",
    },
    {
      value: "de $6,000 a $165,000+",
      what: "Rango que el sitio oficial publicó en febrero de 2026 para personas con linfoma no Hodgkin. El pago depende de la tabla y la aprobación no era final. El rango no dice cuánto recibe una persona.",
    },
  ],
  events: [
    "La audiencia para evaluar el acuerdo colectivo figuraba para ese día. Un resumen que miró el sitio oficial al día siguiente no vio la aprobación.",
    "Por siete votos contra dos, la Corte Suprema decidió que la ley federal de pesticidas prevalece sobre un reclamo estatal por una advertencia que la EPA nunca exigió.",
    "El tribunal de St. Louis dio la aprobación preliminar al acuerdo. Se dio plazo hasta el 4 de junio de 2026 para excluirse o presentar una objeción.",
    "Bufetes con muchos clientes pidieron al juez de St. Louis que retrasara el acuerdo, porque la prisa afectaría los derechos de personas enfermas. Bayer dijo que el acuerdo es justo.",
    "Monsanto anunció un plan de acuerdo nacional para reclamos por NHL, de ahora y del futuro. No admite culpa, y el tribunal debe aprobar el plan.",
    "El juez Chhabria halló que un caso sobre el linfoma de Hodgkin no corresponde al grupo federal.",
    "La EPA retiró lo que quedaba de su decisión provisional y pensaba terminar su revisión en 2026. Buscamos el resultado y no lo encontramos.",
    "El tribunal de apelaciones del Noveno Circuito anuló la parte sobre salud humana de la decisión de la EPA de 2020 sobre el glifosato.",
  ],
  ways: [
    {
      way: "Acuerdo colectivo oficial (King v. Monsanto)",
      who: "Personas expuestas en EE. UU., antes del 17 de febrero de 2026, a Roundup u otro producto cubierto con glifosato. Deben tener NHL ahora o recibir el diagnóstico dentro de un período fijo (16 años, dijo la empresa), y no haberse excluido.",
      clock:
        "No se conoce ningún plazo de inscripción. Consulte hoy el sitio oficial, porque la inscripción podría estar abierta. Una copia anterior de ese sitio daba 180 días para inscribirse tras la aprobación final, y seis años tras un diagnóstico posterior.[^settlementAdministrator2026] Contados desde una audiencia el 14 de septiembre de 2026, esos 180 días no podrían terminar antes del 13 de marzo de 2027. Es el final más temprano posible, según una sola copia anterior, y no un plazo. Según se informó, el tiempo para excluirse terminó el 4 de junio de 2026.[^voz2026] Según se informa, Monsanto puede cancelar si se excluyeron demasiadas personas.[^farms2026] El sitio dice que a los abogados del grupo se les paga con dinero del acuerdo. El plazo de su estado para demandar corre aparte.",
      check: "El sitio oficial del acuerdo, de uso gratis (en inglés)",
    },
    {
      way: "Demanda individual en un tribunal estatal o federal",
      who: "Personas fuera del grupo, o que salieron a tiempo. El reclamo debe basarse en algo distinto de la advertencia en la etiqueta.",
      clock:
        "Su estado fija el plazo. Los tribunales aún deciden cuáles de estos reclamos pueden seguir.",
      check: "Lista de litigios multidistritales (MDL) abiertos del panel federal (en inglés)",
    },
    {
      way: "Beneficios sin demanda",
      who: "Quienes no pueden trabajar por su salud pueden acudir al Seguro Social. Quienes se expusieron en el trabajo pueden pedir compensación para trabajadores.",
      clock:
        "Cada estado fija los plazos de la compensación para trabajadores, y pueden ser cortos. El Seguro Social tiene sus propias reglas.",
      check:
        "El Seguro Social y la oficina de compensación para trabajadores de su estado (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de patología con el tipo de NHL",
      holder: "Hospital o laboratorio de patología",
      how: "Pida el informe completo, con citometría de flujo, no el resumen",
    },
    {
      name: "Expediente del tratamiento del cáncer",
      holder: "Centro de cáncer, oficina de información médica",
      how: "HIPAA le da derecho: pida primera visita, etapa y fechas de tratamiento",
    },
    {
      name: "Prueba del producto",
      holder: "Usted, su banco, el programa de lealtad de la tienda",
      how: "Busque recibos y estados de cuenta; tome fotos de botellas, cobertizo y rociador",
    },
    {
      name: "Prueba del trabajo",
      holder: "Seguro Social, empleadores, departamento estatal de agricultura",
      how: "Formulario SSA-7050 con los ingresos por empleador; pida su licencia de aplicador",
    },
    {
      name: "Declaraciones de personas que vieron el uso",
      holder: "Familia, vecinos, compañeros de trabajo",
      how: "Que firmen qué producto, dónde, con qué frecuencia y en qué años",
    },
    {
      name: "Papeles anteriores de Roundup y aviso del acuerdo",
      holder: "El bufete que llevó el caso; su correo",
      how: "Busque contrato de honorarios, renuncia a reclamar (release), exclusión o número (ID)",
    },
    {
      name: "Papeles de una persona que falleció",
      holder: "Registro civil del estado; tribunal de sucesiones",
      how: "Pida el acta de defunción y el documento del tribunal que nombra a quien representa la herencia",
    },
  ],
  questions: [
    "¿Estoy en el grupo de King v. Monsanto, y alguien pidió a tiempo que me excluyeran?",
    "Si estoy en el grupo, ¿qué aportarían ustedes al trámite gratis del reclamo, y cuánto cobrarían?",
    "Después de Monsanto v. Durnell, ¿en qué tipo de reclamo se basaría mi propio caso?",
    "¿Cuenta mi diagnóstico exacto como NHL en el acuerdo o en el litigio multidistrital (MDL)?",
    "¿Ya se dio la aprobación final, o hubo apelación, y qué debo hacer yo este mes?",
    "¿Qué estado fija el plazo para mi exposición, y cuándo empezó a correr?",
    "¿Qué pasa si antes firmé con otro bufete, o si participé en un acuerdo anterior?",
  ],
  charts: [
    {
      caption:
        "Los tribunales y las agencias aún no coinciden sobre el glifosato.[^nationalAgricultural2022][^internationalAgency2015][^bayerAg2026][^opinion]",
      points: [
        "Primer registro EE. UU.",
        "IARC: probablemente cancerígeno",
        "Decisión provisional EPA",
        "Tribunal rechaza parte",
        "Proponen acuerdo colectivo",
        "Decisión sobre etiqueta",
      ],
    },
    {
      caption: "Los dos lados difieren sobre la causa y la etiqueta.[^hollandLaw2026][^opinion]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Una larga exposición aumentó el riesgo de linfoma",
            "La etiqueta debía advertir del cáncer",
          ],
        },
        {
          title: "Lo que responde la empresa",
          points: [
            "No hizo nada malo, y con un acuerdo no lo admite",
            "La ley federal rige lo que dice la etiqueta",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof roundupCancerRecord>;
