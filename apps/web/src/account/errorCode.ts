/** The provider's code string of a failed call, such as `auth/invalid-credential`. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'auth/internal-error';
