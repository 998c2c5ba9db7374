import type { homeSeasonWords as english } from '../../en/season/homeSeasonWords.ts';
import type { WordsOf } from '../../localized.ts';

export const homeSeasonWords: WordsOf<typeof english> = {
  belongTo: (farm) =>
    `Usted pertenece a ${farm === '' ? 'una finca' : farm}, y este dispositivo trabaja por su cuenta.`,
  farmStart: {
    title: 'Por preparar',
    noPaddocks: 'Añadir la primera parcela',
    onlyYou: 'Invitar a quien trabaja aquí',
    emptyShed: 'Anotar lo que hay en el almacén',
  },
  workThere: 'Trabajar allí',
  due: 'Pendiente',
  locks: (moment) => `se cierra ${moment}`,
  missing: (fields) => `falta: ${fields}`,
  lastRecords: 'Últimos registros',
  allRecords: 'Todos los registros y la temporada',

  window: 'Horas para aplicar hoy',
  forNitrogen: 'para nitrógeno foliar',
  from: (from, to) => `${from} a ${to}`,
  left: (time) => `quedan ${time}`,
  opensAt: (time) => `empieza a las ${time}`,
  noWindow: 'Hoy no queda ninguna hora buena',
  notForToday: 'El pronóstico no dice nada de hoy.',
  expectedNow: (figures) => `Se espera ahora: ${figures}`,
  wind: (speed) => `viento ${speed}`,
  deltaT: (difference) => `Delta T ${difference}`,
  notKnown: 'no se sabe',
  conditions: { wind: 'Viento', deltaT: 'Delta T', inversion: 'Inversión', heat: 'Calor' },
  verdicts: { good: 'bueno', wait: 'esperar', notKnown: 'no se sabe' },
  goodFrom: (condition, times) => `${condition}: bueno ${times}`,
  never: 'a ninguna hora',
  limits: 'Los límites del viento son supuestos. Mandan los de la etiqueta.',

  fetchedAt: (source, moment, age) => `${source}, ${moment}, ${age}`,
  justNow: 'recién',
  minutesOld: (minutes) => `hace ${minutes} min`,
  hoursOld: (hours) => `hace ${hours} h`,
  oldForecast: 'Un pronóstico viejo.',
  noSignal: 'Sin señal: este es el último.',
  notFetched: 'No se pudo traer: este es el último.',
  noneWithoutSignal: 'No hay pronóstico en este dispositivo, ni señal.',
  noneFetched: 'No se pudo traer el pronóstico.',
  fetching: 'Trayendo el pronóstico',
  askAgain: 'Pedir otra vez',

  setPlace: 'Ponga una vez el lugar de la finca, y aquí estarán las horas para aplicar.',
  whatIsAsked: (source) =>
    `${source} recibe el lugar, con 1\u00a0km de precisión, al abrir Inicio, a lo sumo una vez por hora.`,
  usePaddocks: 'Usar el lugar de mis potreros',
  useDevice: 'Usar donde está este dispositivo',
  noPlace: 'Este dispositivo no dijo dónde está.',
  forgetPlace: 'Olvidar el lugar',
};
