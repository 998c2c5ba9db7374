import { Container } from '../../components/layout/Container.tsx';
import { WaitingRows } from '../../components/lazy/WaitingRows.tsx';
import { reportingWords } from '../../words/made/en/reporting/reportingWords.ts';

/** Until the records are read. */
export const Opening = () => (
  <Container>
    <WaitingRows word={reportingWords.opening} />
  </Container>
);
