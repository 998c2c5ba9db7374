/**
 * How near a figure must come: `arithmetic` 1e-4 and `table` 1e-3 of it, `thermal` 0.5 °C, `printed`
 * half of the last digit that the source prints.
 */
export type Nearness = 'arithmetic' | 'table' | 'thermal' | 'printed';

/**
 * Number in the golden list or section of the domain facts, what, source, the engine's figure, the
 * printed one.
 */
export type GoldenRow = readonly [
  id: string,
  what: string,
  source: string,
  ours: () => number,
  theirs: string,
  nearness: Nearness,
];
