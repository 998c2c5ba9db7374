export const JAR_VERDICTS = ['mixes', 'doesNotMix', 'notSure'] as const;
export type JarVerdict = (typeof JAR_VERDICTS)[number];

/** The result of a jar test of a mix. */
export interface JarResult {
  readonly verdict: JarVerdict;
  readonly atMs: number;
  readonly notes: string | null;
}
