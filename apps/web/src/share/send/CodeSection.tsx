import { Section } from '../../ui/panels/Section.tsx';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import type { QrPath } from '../../ui/qr/qrPath.ts';

interface CodeSectionProps {
  readonly name: string;
  readonly code: QrPath | null;
}

/** The code to scan from this screen, or why there is none. */
export const CodeSection = ({ name, code }: CodeSectionProps) => (
  <Section name={name}>
    {code === null ? (
      <p className="padding-block-1 quiet">{shareWords.codeTooLarge}</p>
    ) : (
      <>
        <QrCode code={code} name={shareWords.codeName} />
        <p className="padding-block-1 quiet">{shareWords.codeNote}</p>
      </>
    )}
  </Section>
);
