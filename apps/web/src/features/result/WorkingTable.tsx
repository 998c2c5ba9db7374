import type { Working, WorkingTerm } from '@mix/engine';
import { workingFormulas, workingTerms } from '@mix/messages';
import { Tag } from '../../components/Tag.tsx';
import { figureNames } from '../../i18n/figureNames.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { resultWords } from '../../i18n/resultWords.ts';
import type { NameOf } from './productNames.ts';
import styles from './WorkingTable.module.css';

interface WorkingTableProps {
  readonly working: Working;
  readonly nameOf: NameOf;
}

function sourceWord({ source }: WorkingTerm): string | null {
  if (source === 'draft' || source === 'worked') return null;
  return source === 'assumed' ? resultWords.assumed : `${resultWords.source} ${source}`;
}

/** One figure: the values that went in, the formula, the value that came out. */
export function WorkingTable({ working, nameOf }: WorkingTableProps) {
  return (
    <table className={styles.working}>
      <tbody>
        {working.terms.map((term, index) => {
          const source = sourceWord(term);
          return (
            // The terms of one figure keep their places.
            <tr key={index}>
              <th scope="row">
                {workingTerms[term.name]}
                {term.productId !== undefined && <small>{nameOf(term.productId)}</small>}
                {source !== null && <Tag dashed={term.source === 'assumed'}>{source}</Tag>}
              </th>
              <td>
                {term.value === null ? resultWords.notKnown : quantityText(term.value, term.unit)}
              </td>
            </tr>
          );
        })}
        <tr className={styles.sum}>
          <th scope="row">
            {figureNames[working.formula]}
            <small>{workingFormulas[working.formula]}</small>
          </th>
          <td>{quantityText(working.value, working.unit)}</td>
        </tr>
      </tbody>
    </table>
  );
}
