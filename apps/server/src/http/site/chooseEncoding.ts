/** Encodings that are held beside the plain bytes, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** `gzip;q=0.8` → ['gzip', 0.8]; a weight that cannot be read refuses the encoding. */
function readPreference(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}

/**
 * Picks the encoding a client likes best among those we hold (RFC 9110, 12.5.3). Equal weights go to
 * the smaller one. Plain bytes are what is left when nothing else is wanted.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const weights = new Map(acceptEncoding.split(',').map(readPreference));
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  // Plain bytes are always welcome unless refused, but never preferred to what was named.
  const plain = weights.get('identity') ?? 0;
  const best = ENCODINGS.map((name) => ({ name, weight: weightOf(name) }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .toSorted((one, other) => other.weight - one.weight)[0];
  return best?.name ?? 'identity';
}
