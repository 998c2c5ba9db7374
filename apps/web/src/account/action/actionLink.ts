/** What an account e-mail asks for, by the `mode` in its link. */
export const ACTION_MODES = [
  'verifyEmail',
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export type ActionLink =
  | { readonly state: 'none' }
  /** The link came without its code, or asks for something this app does not know. */
  | { readonly state: 'damaged' }
  | { readonly state: 'asks'; readonly mode: ActionMode; readonly code: string };

const isActionMode = (text: string): text is ActionMode =>
  ACTION_MODES.some((mode) => mode === text);

/**
 * Reads the query of an account link: `mode` says what for, `oobCode` is its one-time code.
 * @param search with or without its question mark
 */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const code = query.get('oobCode');
  if (mode === null && code === null) return { state: 'none' };
  if (mode === null || !isActionMode(mode) || !code) return { state: 'damaged' };
  return { state: 'asks', mode, code };
}
