import type { SeasonRow } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { overCap } from '../nitrogen/nitrogenLedger.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { isDoneOn, isHandedOverOn } from './roundRows.ts';
import { roundSum, type RoundSum } from './roundSum.ts';
import styles from './season.module.css';

interface PaddockTickProps {
  readonly row: SeasonRow;
  readonly roundId: string | null;
  /** Nitrogen of the round, kg N/ha; null: not known. */
  readonly nitrogenKgPerHa: number | null;
  readonly isTicked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

const kgText = (kg: number): string => numberText(kg, 1);

/** A paddock with the nitrogen it has, gets, and then has. */
export function PaddockTick({ row, roundId, nitrogenKgPerHa, isTicked, onTick }: PaddockTickProps) {
  const { name, areaHa } = row;
  const sum = roundSum(row, roundId, nitrogenKgPerHa);
  const area = areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span>
        <b>{name}</b> {isDoneOn(row, roundId) && `(${seasonPlanWords.done})`}
        {isHandedOverOn(row, roundId) && `(${seasonPlanWords.handedOver})`}
        <br />
        <span className="quiet">
          {sum === null ? area : <NitrogenWith area={area} sum={sum} />}
        </span>
      </span>
    </label>
  );
}

interface NitrogenWithProps {
  readonly area: string;
  readonly sum: RoundSum;
}

function NitrogenWith({ area, sum }: NitrogenWithProps) {
  const cap = NITROGEN_CAP_KG_PER_HA;
  const { beforeKgPerHa, moreKgPerHa, sumKgPerHa, isLowerBound, level } = sum;
  const bound = (kg: number): string =>
    isLowerBound ? seasonPlanWords.atLeast(kgText(kg)) : kgText(kg);
  const text = seasonPlanWords.sumOf(
    area,
    bound(beforeKgPerHa),
    kgText(moreKgPerHa),
    bound(sumKgPerHa),
    kgText(cap),
  );
  if (level !== 'over' && level !== 'near') return text;
  return (
    <>
      {text}{' '}
      <span className={styles.warn}>
        {level === 'over' ? `▲ ${seasonPlanWords.over}` : `▲ ${seasonPlanWords.near}`}
      </span>{' '}
      {level === 'over' && seasonPlanWords.overLimit(kgText(overCap(sumKgPerHa, cap)))}
    </>
  );
}
