import { Container } from '../ui/layout/Container.tsx';
import { WaitingRows } from '../ui/lazy/WaitingRows.tsx';
import { reportingWords } from '../i18n/made/en/reporting/reportingWords.ts';

/** Shown until the records are read. */
export const Opening = () => (
  <Container>
    <WaitingRows word={reportingWords.opening} />
  </Container>
);
