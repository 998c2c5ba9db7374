/** What the owner of a sprayer would think of first, and no published list has. */
const OURS = [
  'contraseña',
  'newzealand',
  'allblacks1',
  'kiwi1234',
  'farm1234',
  'farmer123',
  'sprayer1',
  'sprayer123',
  'tractor1',
  'tractor123',
  'johndeere1',
  'fertiliser',
  'fertilizer',
  'paddock1',
  'paddock123',
];

let known: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first password that is chosen: few servers see one soon after their start. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...OURS].map((word) => word.toLowerCase()));
}

/**
 * Whether a password is among the first that anybody would guess: the 49,000 commonest of published
 * leaks (npm package @zxcvbn-ts/language-common), in whatever case, and some of ours.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.trim().toLowerCase());
}
