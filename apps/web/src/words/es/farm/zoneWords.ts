import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const zoneWords: AppWords['zones'] = {
  title: (name) => `${name}, zonas`,
  open: 'Dosis por zonas',
  count: (count) => plural(count, { one: '1 zona', other: `${count} zonas` }),
  mapOf: (name) => `Zonas de ${name}, norte arriba`,
  none: 'Una sola dosis para todo el potrero.',
  noneNote: 'Córtelo en dos, o tome las zonas de un archivo.',
  strength:
    'Un tanque tiene una sola concentración. La zona cambia el caldo por hectárea, y con él cada producto en la misma medida.',
  zone: (number) => `Zona ${number}`,
  rest: 'El resto',
  rateOf: (zone) => `${zone}, dosis`,
  notSprayed: 'sin aplicar',
  away: (zone) => `Quitar ${zone}`,
  takeAway: 'Quitar',
  spray: 'Caldo para todas las zonas',
  onAverage: (area, rate) => `${area} a ${rate} en promedio`,
  spread: (times, pressure) =>
    `La mayor es ${times} veces la menor. A la misma velocidad eso pide ${pressure} veces la presión: mire el rango de sus boquillas.`,
  missing: 'Dé una dosis a cada zona. 0 es sin aplicar.',
  nothing: 'No se aplica nada. Dé una dosis a una zona.',
  tooMuch: (most) => `Una dosis es de ${most} como máximo.`,
  noGround: 'Las zonas no se pudieron calcular. Quite una, o tómelas de nuevo.',
  keep: 'Guardar las zonas',
  kept: 'Guardadas.',
  notKept: 'Este dispositivo no pudo guardarlas. No cambió nada.',
  plan: (area) => `Planear ${area} por zonas`,
  planned: (name) => `${name} planeado por zonas`,

  cut: 'Cortar en dos',
  cutNote: 'Una línea recta de un lugar a otro: vértices, y la mitad de cada lado.',
  cutWhich: 'Qué se corta',
  from: 'Desde',
  to: 'Hasta',
  placeOf: (place, count) => `lugar ${place} de ${count}`,
  before: (end) => `${end}: el lugar anterior`,
  next: (end) => `${end}: el lugar siguiente`,
  cutHere: 'Cortar aquí',
  cutNothing: 'No queda nada de un lado de esta línea. Elija otro lugar.',

  bring: 'Tomar zonas de un archivo',
  formats: 'ISOXML con zonas o una cuadrícula; GeoJSON o shapefile en zip con la dosis como cifra.',
  choose: 'Elegir un archivo',
  which: '¿Cuáles de estas son las dosis?',
  figure: (name, least, most) => `${name}: ${least} a ${most}`,
  takenAs: (unit) => `Las cifras se toman como ${unit} de caldo. El archivo no dice su unidad.`,
  noZones: 'Este archivo no tiene zonas con una dosis cada una, ni contornos con cifras.',
  tooMany: (most) => `Estas zonas tienen más de ${most} vértices. Tome una cuadrícula más gruesa.`,
  tooManyZones: (most) => `Son más de ${most} dosis. Redondéelas en el otro programa.`,
  ofProduct: (average) =>
    `El archivo dice kg de un producto, ${average} en promedio. Planéelo como dosis del producto.`,
  most: 'Caldo en la dosis más alta',
  mostNote:
    'Las demás zonas siguen en la misma medida. Si queda vacío, las cifras se toman como están.',
  mostMissing: 'Dé primero el caldo en la dosis más alta.',
  elsewhere: 'Ninguna de estas zonas está en este potrero.',
  take: (count) => plural(count, { one: 'Tomar 1 zona', other: `Tomar ${count} zonas` }),
  replaces: 'Las zonas que hay ahora se reemplazan.',

  byZones: 'Por zonas',
  byZonesNote:
    'Este plan es el promedio de las zonas: una mezcla, una concentración. En el suelo vale la dosis de la zona.',
  perArea: (name, rate) => `${name} ${rate}`,
  inZone: (rate) => `A ${rate}`,
};
