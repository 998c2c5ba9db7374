/** Passwords that the owner of a sprayer would think of first, and that no published list has. */
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

/** Words that people put before a year, as they stand in no list of leaks by themselves. */
const OF_THE_YEAR: readonly string[] = (
  'spring summer autumn winter january february march april june july august september october november december ' +
  'primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
  'printemps été automne hiver janvier février mars avril juin juillet août septembre octobre novembre décembre ' +
  'harvest sowing season cosecha siembra campaña récolte semis saison campagne farm finca ferme tractor'
).split(' ');

/** A year behind a word or before it, or its last two digits behind, with signs between and around them. */
const WITH_YEAR =
  /^(?<word>\p{L}+)(?:(?:19|20)\d\d|(?<short>\d\d))$|^(?:19|20)\d\d(?<behind>\p{L}+)$/u;

let known: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first password that is chosen: few servers see one soon after their start. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    [...dictionary['passwords-common'], ...OURS, ...OF_THE_YEAR].map((word) => word.toLowerCase()),
  );
}

/**
 * Whether a password is among the first that anybody would guess: the 49,000 commonest of published
 * leaks (npm package @zxcvbn-ts/language-common), in whatever case, and some of ours; also one of them with
 * a year, which is how a password is made that has to be changed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  const words = await known;
  const typed = password.normalize('NFC').trim().toLowerCase();
  const { word, short, behind } =
    WITH_YEAR.exec(typed.replace(/[\p{P}\p{S}\s]/gu, ''))?.groups ?? {};
  const beside = word ?? behind ?? '';
  // Two digits are a year only behind a word of the year: behind another word they may be anything.
  return (
    words.has(typed) || (short === undefined ? words.has(beside) : OF_THE_YEAR.includes(beside))
  );
}
