import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { PasswordForm } from './PasswordForm.tsx';

interface DeleteAccountFormProps {
  readonly email: string | null;
  readonly onDeleted: () => void;
}

/** The one form here that cannot be undone: it asks for the password, and says what is deleted. */
export const DeleteAccountForm = ({ email, onDeleted }: DeleteAccountFormProps) => (
  <PasswordForm
    word={accountWords.deleteAccount}
    busyWord={accountWords.deleting}
    refusedWord={accountWords.notDeleted}
    email={email}
    label={accountWords.password}
    before={<p className="quiet">{accountWords.deleteNote}</p>}
    call={(session, proof) => session.deleteAccount(proof)}
    onDone={onDeleted}
  />
);
