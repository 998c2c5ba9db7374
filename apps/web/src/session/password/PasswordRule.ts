/** One thing the server asks of a new password. */
export type PasswordRule =
  | { readonly rule: 'minLength' | 'maxLength'; readonly count: number }
  | { readonly rule: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric' };
