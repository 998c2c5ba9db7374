import { useMemo, type ReactNode } from 'react';
import { Fact } from '../ui/layout/Fact.tsx';
import { Figure, Reading } from '../ui/figures/Reading.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { moneyText } from '../i18n/figures/moneyText.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import { tankVolumeText } from '../i18n/figures/tankVolumeText.ts';
import { knownSum, type PartialSum } from './totals/PartialSum.ts';
import { REPORTED_NUTRIENTS, reportTotals, type ReportTotals } from './totals/reportTotals.ts';
import type { ReportRow } from './totals/ReportRow.ts';
import styles from './TotalsSection.module.css';

interface TotalsSectionProps {
  /** Null while records are still read: no sum of only some of them is shown. */
  readonly rows: readonly ReportRow[] | null;
}

/** The sums of the rows shown. What was done counts; what was planned stands beside it. */
export function TotalsSection({ rows }: TotalsSectionProps) {
  const totals = useMemo(() => (rows === null ? null : reportTotals(rows)), [rows]);
  return (
    <Section
      name={reportWords.totals}
      note={rows === null ? reportWords.counting : reportWords.count(rows.length)}
    >
      <Sums totals={totals} />
      {totals !== null && <Unknown totals={totals} />}
    </Section>
  );
}

/** Keeps the room of the line with the planned amount until that amount is known. */
const EMPTY_LINE = '\u00a0';

function Sums({ totals }: { readonly totals: ReportTotals | null }) {
  const notKnown = totals === null ? reportWords.counting : reportWords.notKnown;
  const sum = (of: PartialSum | undefined) => (of === undefined ? null : knownSum(of));
  const planned = (value: number | null | undefined, textOf: (value: number) => string) =>
    value == null ? EMPTY_LINE : reportWords.planned(textOf(value));
  const cents = sum(totals?.costCents);
  return (
    <dl className={styles.sums}>
      <Sum
        name={bounded(reportWords.area, totals?.areaHa)}
        note={planned(totals?.plannedAreaHa, (ha) => quantityText(ha, 'ha'))}
      >
        <Reading value={sum(totals?.areaHa)} unit="ha" size="amount" notKnown={notKnown} />
      </Sum>
      <Sum
        name={bounded(reportWords.water, totals?.carrierL)}
        note={planned(totals?.plannedCarrierL, tankVolumeText)}
      >
        <Reading
          value={sum(totals?.carrierL)}
          unit="L"
          decimals={0}
          size="amount"
          notKnown={notKnown}
        />
      </Sum>
      {shownNutrients(totals).map((nutrient) => (
        <Sum key={nutrient} name={bounded(nutrient, totals?.nutrientsKg[nutrient])}>
          <Reading
            value={sum(totals?.nutrientsKg[nutrient])}
            unit="kg"
            size="amount"
            notKnown={notKnown}
          />
        </Sum>
      ))}
      <WithPermission deed="seeMoney">
        <Sum name={bounded(reportWords.cost, totals?.costCents)}>
          {cents === null ? (
            <span className="quiet">{notKnown}</span>
          ) : (
            <Figure text={moneyText(cents)} unit="" size="amount" />
          )}
        </Sum>
      </WithPermission>
    </dl>
  );
}

/** A sum that leaves something out says so in its name. */
const bounded = (name: string, sum: PartialSum | undefined): string =>
  sum !== undefined && sum.unknown > 0 && knownSum(sum) !== null
    ? reportWords.nameAtLeast(name)
    : name;

interface SumProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Sum = ({ name, note, children }: SumProps) => (
  <Fact term={name} termClass="quiet">
    {children}
    {note !== undefined && <span className="quiet block">{note}</span>}
  </Fact>
);

/** Nitrogen is always shown, P, K and S where there was any. */
const shownNutrients = (totals: ReportTotals | null) =>
  REPORTED_NUTRIENTS.filter(
    (nutrient) => nutrient === 'N' || (totals?.nutrientsKg[nutrient].sum ?? 0) > 0,
  );

/** Of several sums shown in one line, the one that leaves out the most records. */
const leastKnown = (sums: readonly PartialSum[]): PartialSum =>
  sums.reduce((worst, sum) => (sum.unknown > worst.unknown ? sum : worst));

/** Names what the sums leave out. A sum of which nothing is known says so itself. */
function Unknown({ totals }: { readonly totals: ReportTotals }) {
  const { areaHa, carrierL, nutrientsKg, costCents } = totals;
  const nutrients = leastKnown(shownNutrients(totals).map((nutrient) => nutrientsKg[nutrient]));
  const of = { area: areaHa, water: carrierL, nutrients, cost: costCents };
  const sums = (['area', 'water', 'nutrients', 'cost'] as const).filter(
    (name) => of[name].unknown > 0 && knownSum(of[name]) !== null,
  );
  if (sums.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {sums.map((name) => (
        <li key={name}>{reportWords.unknown[name](numberText(of[name].unknown), of[name].of)}</li>
      ))}
      <li>{reportWords.unknownNote}</li>
    </ul>
  );
}
