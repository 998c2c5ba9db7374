const TOO_MANY = 'auth/too-many-requests';

/** Beyond so many minutes the limit is a matter of days, not of waiting a little. */
const SOON_MINUTES = 60;

/** The provider has one code for all of its limits; its words tell them apart. */
function limitCode(words: string): string {
  if (words.includes('temporarily disabled')) return `${TOO_MANY}-for-account`;
  const minutes = Number(/in (\d+) minute/.exec(words)?.[1] ?? '0');
  return minutes > SOON_MINUTES ? `${TOO_MANY}-for-today` : TOO_MANY;
}

/**
 * The provider's code string of a failed call, such as `auth/invalid-credential`. Two of a day's limits
 * have codes of ours: `auth/too-many-requests-for-account` and `auth/too-many-requests-for-today`.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) {
    return 'auth/internal-error';
  }
  return error.code === TOO_MANY ? limitCode(error.message) : error.code;
}
