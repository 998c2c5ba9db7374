import type { Product } from '@mix/engine';
import { Fragment } from 'react';
import { SearchSays } from '../../products/search/SearchSays.tsx';
import { SoldNames } from '../../products/search/SoldNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import {
  AS_WORDS,
  type PlanRow,
  type RowContext,
  type RowProblem,
} from '../../plan/spreadsheet/planRows.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from '../inAndOut.module.css';

interface PlanRowLineProps {
  readonly row: PlanRow;
  readonly products: readonly Product[];
  readonly soldUnder: RowContext['soldUnder'];
  /** Somebody leaves the row out, whether it is ready or not. */
  readonly isLeft: boolean;
  /** A mix of the row's name is kept already. */
  readonly replaces: boolean;
  readonly onTake: (isTaken: boolean) => void;
  readonly onMeaning: (text: string, meaning: string) => void;
}

function problemSentence(problem: RowProblem): string {
  switch (problem.code) {
    case 'unknownPaddock':
    case 'unknownProduct':
      return words.problems[problem.code](problem.text);
    case 'noAmount':
      return words.problems.noAmount(problem.product);
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
      return words.problems[problem.code];
  }
}

/** One row: the mix it becomes, or what is wrong with it and the choices that settle it. */
export function PlanRowLine(props: PlanRowLineProps) {
  const { row, isLeft, replaces, onTake } = props;
  const { number, name, draft, problems } = row;
  const isReady = problems.length === 0;
  const figures = [
    draft.sprayAreaHa == null ? null : quantityText(draft.sprayAreaHa, 'ha'),
    draft.applicationRateLPerHa == null ? null : quantityText(draft.applicationRateLPerHa, 'L/ha'),
  ].filter((text) => text !== null);
  const text = (
    <span className={styles.grow}>
      {words.row(number, name)}
      <br />
      <span className="quiet break-words">{figures.join(', ')}</span>
      {replaces && isReady && !isLeft && (
        <>
          <br />
          <span className="quiet break-words">{words.replaces}</span>
        </>
      )}
    </span>
  );
  if (isReady || isLeft) {
    return (
      <li>
        <label className={styles.item}>
          <input
            type="checkbox"
            checked={!isLeft}
            onChange={({ currentTarget }) => onTake(currentTarget.checked)}
          />
          {text}
        </label>
      </li>
    );
  }
  return (
    <li>
      <p className={styles.item}>{text}</p>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)} className={styles.problem}>
            <WarningIcon size={20} />
            <div className={styles.grow}>
              <p>{problemSentence(problem)}</p>
              <WaysOut problem={problem} {...props} />
            </div>
          </li>
        ))}
      </ul>
      <div className={classNames('row-wrap', styles.ways, styles.ofRow)}>
        <Button small onClick={() => onTake(false)}>
          {words.leaveOut(number)}
        </Button>
      </div>
    </li>
  );
}

interface WaysOutProps extends Pick<PlanRowLineProps, 'products' | 'soldUnder' | 'onMeaning'> {
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
