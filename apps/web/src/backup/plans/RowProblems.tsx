import type { Product } from '@mix/engine';
import { Fragment } from 'react';
import { SearchSays } from '../../products/search/SearchSays.tsx';
import { SoldNames } from '../../products/search/SoldNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { AS_WORDS, type RowContext, type RowProblem } from '../../plan/spreadsheet/readRow.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import styles from '../inAndOut.module.css';

interface RowProblemsProps {
  readonly problems: readonly RowProblem[];
  readonly products: readonly Product[];
  readonly soldUnder: RowContext['soldUnder'];
  readonly onMeaning: (text: string, meaning: string) => void;
}

/** What a row has wrong, each with the choices that settle it. */
export const RowProblems = ({ problems, ...settle }: RowProblemsProps) => (
  <ul>
    {problems.map((problem) => (
      <li key={JSON.stringify(problem)} className={styles.problem}>
        <WarningIcon size={20} />
        <div className={styles.grow}>
          <p>{problemSentence(problem)}</p>
          <WaysOut problem={problem} {...settle} />
        </div>
      </li>
    ))}
  </ul>
);

function problemSentence(problem: RowProblem): string {
  switch (problem.code) {
    case 'unknownPaddock':
    case 'unknownProduct':
      return words.problems[problem.code](problem.text);
    case 'noAmount':
    case 'needsArea':
    case 'productTwice':
      return words.problems[problem.code](problem.product);
    case 'day':
    case 'dayUnclear':
    case 'beyond':
      return words.problems[problem.code](problem.heading, problem.text);
    case 'twice':
      return words.problems.twice(...problem.headings);
    case 'unknownUnit':
      return words.problems.unknownUnit(problem.heading, problem.text);
    case 'noUnit':
    case 'formula':
      return words.problems[problem.code](problem.heading);
    case 'figure':
      return problem.why === 'ambiguous' || problem.why === 'groupsUnclear'
        ? words.problems.ambiguous(problem.heading, problem.text)
        : words.problems.figure(problem.heading, problem.text);
    case 'noArea':
    case 'noRate':
    case 'noProduct':
    case 'noDay':
      return words.problems[problem.code];
  }
}

interface WaysOutProps extends Omit<RowProblemsProps, 'problems'> {
  readonly problem: RowProblem;
}

/** Most trade names of one product: a row has room for no more. */
const NAMES_OF_ONE = 3;

/** What an unknown name may mean, for a person to choose; a brand with its content and country. */
function WaysOut({ problem, products, soldUnder, onMeaning }: WaysOutProps) {
  if (problem.code !== 'unknownPaddock' && problem.code !== 'unknownProduct') return null;
  const { code, text, near } = problem;
  const sold = code === 'unknownProduct' ? soldUnder(text) : [];
  const soldAs = (id: string | null) =>
    sold.filter(({ productId }) => productId === id).slice(0, NAMES_OF_ONE);
  return (
    <div className={styles.ways}>
      <SearchSays text={text} found={{ isGuess: false, found: [], elsewhere: soldAs(null) }} />
      {near.map((name) => {
        const product = products.find((one) => one.name === name);
        const names = product === undefined ? [] : soldAs(product.id);
        return (
          <Fragment key={name}>
            <Button small onClick={() => onMeaning(text, name)}>
              {words.itIs(name)}
            </Button>
            {product !== undefined && names.length > 0 && (
              <p>
                <SoldNames product={product} names={names} />
              </p>
            )}
          </Fragment>
        );
      })}
      {code === 'unknownPaddock' && (
        <Button small onClick={() => onMeaning(text, AS_WORDS)}>
          {words.asWords}
        </Button>
      )}
    </div>
  );
}
