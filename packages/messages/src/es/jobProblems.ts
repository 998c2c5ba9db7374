import type { ProblemCode, UnitId } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const PRESSURE_LOST = 'No se calculan la presión ni la velocidad.';

const SPRAYER_PARTS: Readonly<Record<string, string>> = {
  nozzle: 'boquilla',
  'nozzle.nozzleCount': 'número de boquillas',
  swathWidthM: 'ancho',
  travelSpeedKmPerH: 'velocidad de avance',
};

function pressureRange(v: ProblemValues): string {
  if (!v.has('maxBar')) return `Trabaja desde ${v.least('minBar', 'bar')}.`;
  return v.has('minBar')
    ? `Trabaja de ${v.least('minBar', 'bar')} a ${v.most('maxBar', 'bar')}.`
    : `Trabaja hasta ${v.most('maxBar', 'bar')}.`;
}

function limitOf(v: ProblemValues): string {
  if (v.is('country', 'GB'))
    return 'Las zonas lo limitan por cultivo, con el estiércol, como promedio de la finca.';
  if (v.is('country', 'IE'))
    return 'Depende de la carga ganadera del año anterior en toda la finca.';
  return v.is('country', 'US')
    ? 'Lo fijan los estados y los planes de nutrientes.'
    : 'Aquí no se conoce ningún límite del país.';
}

/** Sprayer, supply, cost and proposals. */
export const jobProblems = {
  bandWiderThanRow: (v) =>
    message(
      'La banda es más ancha que la hilera',
      `Una banda de ${v.quantity('bandWidthM', 'm')} no cabe en hileras a ${v.quantity('rowSpacingM', 'm')}.`,
      'Revise las dos, o bórrelas para aplicar en todo el terreno.',
    ),
  bandSprayed: (v) =>
    message(
      `Solo se aplica en bandas: ${v.quantity('treatedHa', 'ha')} de ${v.quantity('fieldHa', 'ha')}`,
      `Bandas de ${v.quantity('bandWidthM', 'm')}, hileras a ${v.quantity('rowSpacingM', 'm')}. Las dosis son las de la banda: ${v.quantity('applicationRateLPerHa', 'L/ha')} allí son ${v.quantity('fieldRateLPerHa', 'L/ha')} en todo el potrero. Las superficies de las cargas son del potrero entero.`,
    ),
  sprayerNotSet: (v) =>
    message(`Falta: ${v.named('missing', SPRAYER_PARTS)}`, PRESSURE_LOST, 'Escriba lo que falta.'),
  nozzleFlowUnknown: (v) =>
    message(
      `El caudal de ${v.nozzle()} no está publicado`,
      `Cada boquilla debe dar ${v.quantity('nozzleOutputLPerMin', 'L/min')}.`,
      'Mídalo con una jarra y un reloj.',
    ),
  pressureOutOfRange: (v) =>
    message(
      `${v.quantity('pressureBar', 'bar')} está fuera del rango de ${v.nozzle()}`,
      pressureRange(v),
      v.has('slowestKmPerH')
        ? `Avance de ${v.least('slowestKmPerH', 'km/h')} a ${v.most('fastestKmPerH', 'km/h')}, o cambie la boquilla.`
        : 'Elija otra boquilla.',
    ),
  flowFarFromTable: (v) =>
    message(
      `${v.nozzle()} se midió lejos de su tabla`,
      `${v.quantity('flowLPerMin', 'L/min')} a ${v.quantity('atBar', 'bar')}, donde una nueva da ${v.quantity('tableFlowLPerMin', 'L/min')}. Aquí la presión sale de lo medido.`,
      'Mire el manómetro y las boquillas, y afore de nuevo.',
    ),
  pressureFarFromTest: (v) =>
    message(
      'El aforo se hizo a otra presión',
      `Fue a ${v.quantity('atBar', 'bar')}; este plan pulveriza a ${v.quantity('pressureBar', 'bar')}.`,
      'Afore de nuevo cerca de la presión de trabajo.',
    ),
  outsideDensityLaw: (v) =>
    message(
      'La presión no es fiable',
      `Con ${v.percent('solidsFraction')} de sólidos una mezcla no fluye como el agua.`,
      'Calibre con una jarra y la mezcla real.',
    ),
  outsidePublishedRate: (v, label) => {
    const unit: UnitId = v.field === 'travelSpeedKmPerH' ? 'km/h' : 'L/ha';
    return message(
      `${label}: fuera de lo que da el fabricante`,
      `Se da de ${v.least('min', unit)} a ${v.most('max', unit)}. Usted escribió ${v.quantity('value', unit)}.`,
      'Pruébelo antes de confiar en ello.',
    );
  },
  nitrogenAboveCap: (v) =>
    message(
      'Por encima del límite de nitrógeno',
      v.has('yearKgPerHa')
        ? `Con esta mezcla el año llega a ${v.quantity('yearKgPerHa', 'kg N/ha')}; se permiten ${v.most('capKgPerHa', 'kg N/ha')}.`
        : `Solo esta mezcla aporta ${v.quantity('mixKgPerHa', 'kg N/ha')}; se permiten ${v.most('capKgPerHa', 'kg N/ha')} al año. Lo aplicado antes no se sabe.`,
      'Baje la dosis, o revise lo que se aplicó.',
    ),
  nitrogenYearUnknown: (v) =>
    message(
      'No se sabe el nitrógeno del año',
      `Esta mezcla aporta ${v.quantity('mixKgPerHa', 'kg N/ha')}; nadie dijo lo aplicado desde el 1 de julio.`,
      'Elija el potrero, o escriba lo aplicado.',
    ),
  nitrogenLimitNotCounted: (v) =>
    message(
      'El límite de nitrógeno no se cuenta',
      `Esta mezcla aporta ${v.quantity('mixKgPerHa', 'kg N/ha')}. ${limitOf(v)}`,
      'Revíselo con su plan de fertilización.',
    ),
  analysisUnknown: (v) =>
    message(`Nutrientes no declarados: ${v.products()}`, 'No se cuentan en el aporte.'),
  priceNotSet: (v) =>
    message(
      `Sin precio: ${v.products()}`,
      'Solo el almacén puede saber su costo.',
      'Escriba el precio.',
    ),
  priceUnitDoesNotFit: (v) =>
    message(
      `El precio de ${v.product()} no se puede usar`,
      v.is('per', 'container')
        ? 'Un precio por envase necesita exactamente un envase.'
        : `Un precio por ${v.text('per')} no dice nada de lo que se mide.`,
      'Cambie el precio, o añada lo que falta.',
    ),
  noProposal: (v) =>
    message(
      'Nada funciona como se quiere',
      v.has('closestRateLPerHa')
        ? `Lo más cercano es ${v.quantity('closestRateLPerHa', 'L/ha')}; siguen los motivos.`
        : 'Ninguna mezcla de estos productos cumple lo que se quiere.',
      'Cambie lo que se quiere.',
    ),
  noNozzleFits: (v) =>
    message(
      'Ninguna boquilla sirve',
      `Ninguna da ${v.quantity('applicationRateLPerHa', 'L/ha')} de ${v.quantity('slowestKmPerH', 'km/h')} a ${v.quantity('fastestKmPerH', 'km/h')}.`,
      'Cambie el volumen o la velocidad.',
    ),
  supplyMissed: (v) =>
    message(
      `No se alcanza ${v.text('nutrient')}`,
      `Se quieren ${v.quantity('wantedKgPerHa', 'kg/ha')}, se aportan ${v.quantity('suppliedKgPerHa', 'kg/ha')}.`,
      'Añada un producto que lo aporte.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
