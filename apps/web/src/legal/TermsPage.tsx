import { Link } from 'wouter';
import { legalWords } from '../i18n/made/en/legal/legalWords.ts';
import { paths } from '../device/navigation/paths.ts';
import { LegalDocument } from './LegalDocument.tsx';

export function TermsPage() {
  const { terms, privacy } = legalWords;
  return (
    <LegalDocument {...terms} after={<Link href={paths.privacyPolicy}>{privacy.title}</Link>} />
  );
}
