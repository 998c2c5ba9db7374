/** ISO 10625:2018 (S36): size, L/min at 3 bar, colour; colours from 20 up could not be read. */
export const nozzleSizes = [
  ['0050', 0.2, 'blue lilac'], ['0067', 0.25, 'olive green'], ['0075', 0.3, 'light pink'],
  ['01', 0.4, 'orange'], ['015', 0.6, 'green'], ['02', 0.8, 'yellow'], ['025', 1, 'violet'],
  ['03', 1.2, 'blue'], ['035', 1.4, 'purple red'], ['04', 1.6, 'red'], ['05', 2, 'brown'],
  ['06', 2.4, 'grey'], ['08', 3.2, 'white'], ['10', 4, 'light blue'], ['12', 4.8, 'raspberry red'],
  ['14', 5.6, 'olive yellow'], ['15', 6, 'yellow green'], ['16', 6.4, 'orange brown'],
  ['18', 7.2, 'turquoise blue'], ['20', 8, null], ['25', 10, null], ['30', 12, null],
  ['40', 16, null], ['50', 20, null], ['60', 24, null], ['80', 32, null],
] as const satisfies readonly (readonly [string, number, string | null])[];
