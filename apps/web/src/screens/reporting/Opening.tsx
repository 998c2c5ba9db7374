import { Container } from '../../components/layout/Container.tsx';
import { reportingWords } from '../../words/en/reporting/reportingWords.ts';

/** Until the records are read. */
export const Opening = () => (
  <Container>
    <p>{reportingWords.opening}</p>
  </Container>
);
