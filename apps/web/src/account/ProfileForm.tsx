import { useState } from 'react';
import { Select } from '../ui/fields/Select.tsx';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { accountErrorText } from '../i18n/account/accountErrorText.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import type { UserProfile } from '../session/UserProfile.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

/** The regions whose rules of records were read; another region that is stored stays as it is. */
const regionOptions = (stored: string) => {
  const known = Object.entries(accountWords.regions);
  const isKnown = stored === '' || known.some(([code]) => code === stored);
  return (isKnown ? known : [...known, [stored, stored] as const]).map(([value, label]) => ({
    value,
    label,
  }));
};

/** Name and region. The device has a change at once; the account has it when there is a signal. */
export function ProfileForm({ user }: { readonly user: UserProfile }) {
  const openSession = useOpenSession();
  const [name, setName] = useState(user.name);
  const [region, setRegion] = useState(user.region);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const save = async (): Promise<string | null> => {
    const newName = name.trim();
    if (newName === '') return accountWords.enterName;
    const session = await openSession?.().catch(() => undefined);
    if (session === undefined) return accountErrorText('auth/network-request-failed');
    setRefusal(null);
    setMessage(accountWords.savedHere);
    // The answer may be days away; nothing waits for it.
    void session.saveProfile({ ...user, name: newName, region }).then((failure) => {
      setMessage(failure === null ? accountWords.saved : '');
      setRefusal(failure === null ? null : accountErrorText(failure));
    });
    return null;
  };

  return (
    <SubmitForm
      word={accountWords.save}
      busyWord={accountWords.saving}
      refusedWord={accountWords.notSaved}
      look="plain"
      onSubmit={save}
      note={<p role="status">{refusal ?? message}</p>}
    >
      <TextField
        label={accountWords.name}
        autoComplete="name"
        maxLength={200}
        value={name}
        onText={setName}
      />
      <Select
        label={accountWords.region}
        value={region}
        options={regionOptions(user.region)}
        notSet={accountWords.regionNotSet}
        onChoose={setRegion}
      />
    </SubmitForm>
  );
}
