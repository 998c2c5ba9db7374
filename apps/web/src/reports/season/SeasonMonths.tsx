import type { SeasonNeeds, SeasonPlan } from '@mix/documents';
import { Fact } from '../../ui/layout/Fact.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { monthText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { needFigures } from './needLines.ts';
import styles from './season.module.css';

/** What the rounds that are not done take, month by month, and together. */
export const SeasonMonths = ({ season: { months, total } }: { readonly season: SeasonPlan }) => (
  <Section name={seasonPlanWords.months} note={seasonPlanWords.monthsNote}>
    <ul className={styles.rows}>
      {months.map(({ month, needs }) => (
        <Needs key={month} name={monthText(`${month}-01`)} needs={needs} />
      ))}
      {months.length > 1 && <Needs name={seasonPlanWords.total} needs={total} />}
    </ul>
  </Section>
);

interface NeedsProps {
  readonly name: string;
  readonly needs: SeasonNeeds;
}

const Needs = ({ name, needs }: NeedsProps) => (
  <li>
    <h3 className={styles.month}>{name}</h3>
    <NeedsList needs={needs} />
  </li>
);

/** Area, nitrogen, spray, hours, money and products, as far as they are known. */
export function NeedsList({ needs }: Pick<NeedsProps, 'needs'>) {
  const figures = needFigures(needs, usePermission('seeMoney'));
  return (
    <>
      <dl className={styles.needs}>
        {figures.map(([what, figure]) => (
          <Fact key={what} term={what} termClass="quiet" valueClass="strong">
            {figure}
          </Fact>
        ))}
      </dl>
      {needs.withoutArea > 0 && (
        <p className="quiet">
          {seasonPlanWords.noArea}: {seasonPlanWords.unknown(numberText(needs.withoutArea, 0))}
        </p>
      )}
    </>
  );
}
