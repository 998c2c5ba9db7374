import { Container } from '../../components/layout/Container.tsx';
import styles from '../../components/lazy/waiting.module.css';
import { reportingWords } from '../../words/en/reporting/reportingWords.ts';

/** Until the records are read. */
export const Opening = () => (
  <Container>
    <p className={styles.rows}>{reportingWords.opening}</p>
  </Container>
);
