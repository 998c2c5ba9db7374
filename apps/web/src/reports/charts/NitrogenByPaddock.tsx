import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { classNames } from '../../ui/classNames.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { paths } from '../../device/navigation/paths.ts';
import { capLevel } from '../nitrogen/capLevel.ts';
import { overCap, type NitrogenLedger, type PlaceNitrogen } from '../nitrogen/nitrogenLedger.ts';
import { knownSum } from '../totals/PartialSum.ts';
import { plannedPerHa, type PlannedPerHa } from '../nitrogen/plannedPerHa.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { nitrogenText, perAreaText, shareText } from '../nitrogen/nitrogenText.ts';
import { LegendMark } from './LegendMark.tsx';
import { ShareBar } from './ShareBar.tsx';
import { usePlannedNitrogen } from './usePlannedNitrogen.ts';
import chartStyles from './chart.module.css';
import styles from './NitrogenByPaddock.module.css';

interface NitrogenByPaddockProps {
  readonly ledger: NitrogenLedger;
  readonly today: string;
}

/** A place with what is planned on it. */
interface Standing {
  readonly one: PlaceNitrogen;
  readonly plan: PlannedPerHa | null;
}

/** Each place against the cap: a table whose bars have one scale. The nearest to the cap first. */
export function NitrogenByPaddock({ ledger, today }: NitrogenByPaddockProps) {
  const planned = usePlannedNitrogen(ledger, today);
  const { places, capKgPerHa } = ledger;
  const standings = places.map((one) => ({ one, plan: plannedPerHa(one.place, planned) }));
  const highest = Math.max(
    ...standings.map(({ one, plan }) => (one.kgPerHa ?? 0) + (plan?.kgPerHa ?? 0)),
  );
  const mostKgPerHa = Math.max(capKgPerHa * 1.05, highest * 1.02);
  const isAnyPlanned = standings.some(({ plan }) => plan !== null);
  // The legend explains only levels that a bar shows.
  const levels = new Set(
    standings.flatMap(({ one: { kgPerHa }, plan }) =>
      kgPerHa === null || kgPerHa <= 0 ? [] : [capLevel(kgPerHa, plan?.kgPerHa ?? 0, capKgPerHa)],
    ),
  );
  const words = reportWords;
  return (
    <div className={styles.chart}>
      <OverWithPlan standings={standings} capKgPerHa={capKgPerHa} />
      <div role="table" aria-label={words.nitrogenByPaddock}>
        <div role="row" className={classNames(styles.row, styles.head)}>
          <span role="columnheader" className={styles.name}>
            {words.paddock}
          </span>
          <span role="columnheader" className={styles.done}>
            {words.nitrogenSoFar}, {shownFigure(1, 'kg N/ha').unit}
          </span>
          <span role="columnheader" className={styles.planned}>
            {words.nitrogenPlanned}
          </span>
          <span role="columnheader" className={styles.share}>
            {words.share}
          </span>
        </div>
        {standings.map((standing) => (
          <PlaceRow key={standing.one.place.key} {...{ standing, capKgPerHa, mostKgPerHa }} />
        ))}
      </div>
      <p className={chartStyles.legend}>
        {(['low', 'half', 'near'] as const)
          .filter((level) => levels.has(level))
          .map((level) => (
            <span key={level}>
              <LegendMark look={level} /> {words.levels[level]}
            </span>
          ))}
        {isAnyPlanned && (
          <span>
            <LegendMark look="planned" /> {words.plannedMark}
          </span>
        )}
        <span>
          <LegendMark look="cap" /> {words.limit(quantityText(capKgPerHa, 'kg N/ha'))}
        </span>
      </p>
    </div>
  );
}

/** Without its unit, which stands in the head of the column. */
const figure = (kgPerHa: number): string => shownFigure(kgPerHa, 'kg N/ha', 1).text;

function figureText({ kgPerHa, nitrogenKg }: PlaceNitrogen): string {
  // Kilograms on ground without an area would be read as kg/ha here: they have a row of their own.
  if (kgPerHa === null) return knownSum(nitrogenKg) === null ? nitrogenText(nitrogenKg) : '–';
  return nitrogenKg.unknown > 0 ? reportWords.atLeast(figure(kgPerHa)) : figure(kgPerHa);
}

function planText({ plan }: Standing): string | null {
  if (plan === null) return null;
  const text = figure(plan.kgPerHa);
  return reportWords.more(plan.isLowerBound ? reportWords.atLeast(text) : text);
}

const doneText = (one: PlaceNitrogen): string =>
  one.kgPerHa === null ? nitrogenText(one.nitrogenKg) : perAreaText(one);

interface PlaceRowProps {
  readonly standing: Standing;
  readonly capKgPerHa: number;
  readonly mostKgPerHa: number;
}

function PlaceRow({ standing, capKgPerHa, mostKgPerHa }: PlaceRowProps) {
  const { one, plan } = standing;
  const plannedKgPerHa = plan?.kgPerHa ?? 0;
  const { place, kgPerHa, nitrogenKg } = one;
  return (
    <div role="row" className={styles.row}>
      <span role="rowheader" className={styles.name}>
        <strong>{place.name ?? reportWords.notSaid}</strong>{' '}
        <span className="quiet">
          {place.areaHa === null ? reportWords.areaNotKnown : quantityText(place.areaHa, 'ha')}
        </span>
      </span>
      <span role="cell" className={styles.done}>
        {figureText(one)}
      </span>
      <span role="cell" className={styles.planned}>
        {planText(standing)}
      </span>
      <span role="cell" className={styles.share}>
        {kgPerHa !== null && shareText(one, capKgPerHa)}
      </span>
      {kgPerHa !== null && (
        <span className={styles.bar} aria-hidden="true">
          <ShareBar
            level={capLevel(kgPerHa, plannedKgPerHa, capKgPerHa)}
            {...{ kgPerHa, plannedKgPerHa, capKgPerHa, mostKgPerHa }}
          />
        </span>
      )}
      {kgPerHa === null && knownSum(nitrogenKg) !== null && (
        <span role="cell" className={styles.note}>
          {reportWords.nitrogenInAll(nitrogenText(nitrogenKg))}
        </span>
      )}
      {nitrogenKg.unknown > 0 && (
        <span role="cell" className={styles.note}>
          {reportWords.nitrogenNotKnown(numberText(nitrogenKg.unknown), nitrogenKg.of)}
        </span>
      )}
    </div>
  );
}

interface OverWithPlanProps {
  readonly standings: readonly Standing[];
  readonly capKgPerHa: number;
}

/** Warns of ground over the cap with what is planned on it, while the plan can still be changed. */
function OverWithPlan({ standings, capKgPerHa }: OverWithPlanProps) {
  const over = standings.flatMap(({ one, plan }) => {
    if (plan === null) return [];
    const overKgPerHa = overCap((one.kgPerHa ?? 0) + plan.kgPerHa, capKgPerHa);
    return overKgPerHa > 0 ? [{ one, plannedKgPerHa: plan.kgPerHa, overKgPerHa }] : [];
  });
  if (over.length === 0) return null;
  const text = (kgPerHa: number): string => quantityText(kgPerHa, 'kg N/ha', 1);
  return (
    <div className={styles.warning}>
      <WarningIcon size={24} />
      <div>
        <p className={styles.warned}>{reportWords.overIfSprayed}</p>
        {over.map(({ one, plannedKgPerHa, overKgPerHa }) => (
          <p key={one.place.key}>
            {reportWords.overWithPlan(
              one.place.name ?? reportWords.notSaid,
              doneText(one),
              text(plannedKgPerHa),
              text(overKgPerHa),
            )}
          </p>
        ))}
        <Link href={paths.mix} className={buttonClass('text')}>
          {reportWords.changePlan}
        </Link>
      </div>
    </div>
  );
}
