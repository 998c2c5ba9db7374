/** Tells password stores whose password a form is about; nobody sees or reaches it. */
export const UsernameHint = ({ email }: { readonly email: string | null }) => (
  <input type="text" hidden readOnly autoComplete="username" value={email ?? ''} />
);
