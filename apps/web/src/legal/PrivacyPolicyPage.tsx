import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useConfig } from '../device/config/useConfig.ts';
import { legalWords } from '../i18n/made/en/legal/legalWords.ts';
import { paths } from '../device/navigation/paths.ts';
import { LegalDocument } from './LegalDocument.tsx';

const nothingChanges = () => () => undefined;

/** What this software does with data; where accounts are kept depends on the server. */
export function PrivacyPolicyPage() {
  const { accountServer } = useConfig();
  // The page drawn at build time is the same for every server; the sentence of this server comes
  // after it.
  const alive = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const { privacy, terms } = legalWords;
  const { accounts } = privacy.sections;
  const where =
    accountServer === null
      ? privacy.accountsNone
      : accountServer.selfHosted
        ? privacy.accountsHere
        : privacy.accountsGoogle;
  return (
    <LegalDocument
      title={privacy.title}
      gist={privacy.gist}
      sections={{
        ...privacy.sections,
        accounts: alive ? { ...accounts, text: [...accounts.text, where] } : accounts,
      }}
      after={<Link href={paths.terms}>{terms.title}</Link>}
    />
  );
}
