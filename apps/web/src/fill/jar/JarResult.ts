export const JAR_VERDICTS = ['mixes', 'doesNotMix', 'notSure'] as const;
export type JarVerdict = (typeof JAR_VERDICTS)[number];

/** What a jar of a mix did. */
export interface JarResult {
  readonly verdict: JarVerdict;
  readonly atMs: number;
  readonly notes: string | null;
}
