import { accountWords } from '../../i18n/made/en/account/accountWords.ts';

/**
 * Shown in place of what only the server knows, until it has answered. A missing signal is no
 * error.
 */
export const NotAnswered = ({ asked }: { readonly asked: 'asking' | 'unreachable' }) => (
  <p className="quiet" role="status">
    {asked === 'asking' ? accountWords.askingServer : accountWords.needsSignal}
  </p>
);
