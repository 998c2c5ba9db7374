import type { SeasonNeeds, SeasonPlan, SeasonSum } from '@mix/documents';
import { Fact } from '../../ui/layout/Fact.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { monthText } from '../../i18n/figures/dateText.ts';
import { roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './season.module.css';

/** A sum as text: a lower bound where some of it is not known, "not known" where all of it is. */
export function knownText({ sum, unknown }: SeasonSum, text: (sum: number) => string): string {
  if (unknown === 0) return text(sum);
  return sum === 0 ? seasonPlanWords.notKnown : seasonPlanWords.atLeast(text(sum));
}

export const hoursText = (hours: number): string => seasonPlanWords.hoursText(numberText(hours, 1));

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

/** The lines of what rounds take: the name of each, and its figure as far as it is known. */
export const needLines = (
  products: SeasonNeeds['products'],
  seesMoney: boolean,
): readonly (readonly [name: string, text: (needs: SeasonNeeds) => string])[] => [
  [
    seasonPlanWords.nKg,
    ({ nitrogenKg }) => knownText(nitrogenKg, (kg) => quantityText(kg, 'kg', 0)),
  ],
  [seasonPlanWords.water, ({ waterL }) => quantityText(waterL, 'L', 0)],
  [seasonPlanWords.hoursHead, ({ hours }) => knownText(hours, hoursText)],
  ...(seesMoney
    ? [
        [
          seasonPlanWords.moneyHead,
          ({ cents }: SeasonNeeds) => knownText(cents, roundMoneyText),
        ] as const,
      ]
    : []),
  ...products.map(
    ({ productId, name, amount: { unit } }) =>
      [
        name,
        (needs: SeasonNeeds) => {
          const own = needs.products.find(
            (one) => one.productId === productId && one.amount.unit === unit,
          );
          return own === undefined ? '' : quantityText(own.amount.value, unit, 0);
        },
      ] as const,
  ),
];

/** Area, nitrogen, water, hours, money and products, as far as they are known. */
export function NeedsList({ needs }: Pick<NeedsProps, 'needs'>) {
  const lines = needLines(needs.products, usePermission('seeMoney'));
  const { areaHa, withoutArea } = needs;
  const figures: readonly (readonly [string, string])[] = [
    [seasonPlanWords.area, quantityText(areaHa, 'ha', 1)],
    ...lines.map(([name, text]) => [name, text(needs)] as const),
  ];
  return (
    <>
      <dl className={styles.needs}>
        {figures.map(([what, figure]) => (
          <Fact key={what} term={what} termClass="quiet" valueClass="strong">
            {figure}
          </Fact>
        ))}
      </dl>
      {withoutArea > 0 && (
        <p className="quiet">
          {seasonPlanWords.noArea}: {seasonPlanWords.unknown(numberText(withoutArea, 0))}
        </p>
      )}
    </>
  );
}
