import type { Working, WorkingTerm } from '@mix/engine';
import { formulaWords, termWords } from '../../words/en/result/workingWords.ts';
import { Tag } from '../../components/notices/Tag.tsx';
import { figureNames } from '../../words/en/mix/figureNames.ts';
import { plainQuantityText } from '../../words/figures/plainQuantityText.ts';
import { resultWords } from '../../words/en/result/resultWords.ts';
import type { NameOf } from '../../words/products/productNames.ts';
import styles from './WorkingTable.module.css';

interface WorkingTableProps {
  readonly working: Working;
  readonly nameOf: NameOf;
}

function sourceWord({ source }: WorkingTerm): string | null {
  if (source === 'draft' || source === 'worked') return null;
  if (source === 'own') return resultWords.ownFact;
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
                {termWords[term.name]}
                {term.productId !== undefined && <small>{nameOf(term.productId)}</small>}
                {source !== null && <Tag dashed={term.source === 'assumed'}>{source}</Tag>}
              </th>
              <td>
                {term.value === null
                  ? resultWords.notKnown
                  : plainQuantityText(term.value, term.unit)}
              </td>
            </tr>
          );
        })}
        <tr className={styles.sum}>
          <th scope="row">
            {figureNames[working.formula]}
            <small>{formulaWords[working.formula]}</small>
          </th>
          <td>{plainQuantityText(working.value, working.unit)}</td>
        </tr>
      </tbody>
    </table>
  );
}
