import { accountWords } from '../../i18n/made/en/account/accountWords.ts';

/** Stands for what only the server knows, until it has said it. Without a signal that is no error. */
export const NotAnswered = ({ asked }: { readonly asked: 'asking' | 'unreachable' }) => (
  <p className="quiet" role="status">
    {asked === 'asking' ? accountWords.askingServer : accountWords.needsSignal}
  </p>
);
