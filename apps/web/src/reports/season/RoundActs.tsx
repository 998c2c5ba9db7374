import {
  type Round,
  type SeasonPlan,
  type SeasonRow,
  LONGEST_MIX_NAME,
  type SavedMix,
} from '@mix/documents';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Catalogue } from '@mix/engine';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { wholeCatalogue } from '../../plan/planning/wholeCatalogue.ts';
import { saveMix } from '../../plan/saved/saveMix.ts';
import { paths } from '../../device/navigation/paths.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reportPaths } from '../reportPaths.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { savedMixOf } from '../../plan/saved/savedMixOf.ts';
import { HandOverRound } from './HandOverRound.tsx';
import { roundForm } from './roundForm.ts';
import { isHandedOverOn, rowsLeft } from './roundRows.ts';

interface RoundActsProps {
  readonly season: SeasonPlan;
  /** The round as it is kept, without edits that are not saved. */
  readonly round: KeptDocument<Round>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Puts the mix of a round on the mix screen, for one of its paddocks. */
function openRound(round: Round, row: SeasonRow): void {
  draftStore.open(roundForm(round, row), Date.now(), seasonPlanWords.opened(row.name));
}

/**
 * Actions for a kept round: hand it over, or make a mix for each paddock where there is nobody to
 * hand it to; plan its next paddock; copy it. What is handed over is somebody's job, and planned here
 * no more.
 */
export function RoundActs({ season, round, today }: RoundActsProps) {
  const left = rowsLeft(season, round);
  const toPlan = left.filter((row) => !isHandedOverOn(row, round.id));
  return (
    <>
      {left.length === 0 && <p>{seasonPlanWords.allDone}</p>}
      {left.length > 0 && toPlan.length === 0 && <p>{seasonPlanWords.allHandedOver}</p>}
      <HandOverRound rows={toPlan} {...{ round, today }}>
        {(isOffered) => (
          <>
            <PlanNext round={round.value} row={toPlan[0]} isFirst={!isOffered} />
            {!isOffered && toPlan.length > 1 && <MakeMixes round={round.value} rows={toPlan} />}
          </>
        )}
      </HandOverRound>
      <Link href={reportPaths.copyOf(round.id)} className={buttonClass('text')}>
        {seasonPlanWords.copyRound}
      </Link>
    </>
  );
}

interface PlanNextProps {
  readonly round: Round;
  /** The next paddock; undefined: there is none. */
  readonly row: SeasonRow | undefined;
  /** Whether it is the first thing to do here. */
  readonly isFirst: boolean;
}

function PlanNext({ round, row, isFirst }: PlanNextProps) {
  const [, navigate] = useLocation();
  if (row === undefined) return null;
  const area = row.areaHa === null ? seasonPlanWords.noArea : quantityText(row.areaHa, 'ha', 1);
  return (
    <Button
      look={isFirst ? 'primary' : 'plain'}
      onClick={() => {
        openRound(round, row);
        navigate(paths.mix);
      }}
    >
      {seasonPlanWords.planPaddock(row.name, area)}
    </Button>
  );
}

interface MakeMixesProps {
  readonly round: Round;
  readonly rows: readonly SeasonRow[];
}

/** A mix for each paddock, to be opened, looked at and filled one by one. */
function MakeMixes({ round, rows }: MakeMixesProps) {
  const listed = useCatalogue();
  const own = whole(ownProducts.useAll());
  const [outcome, setOutcome] = useState<'open' | 'made' | { readonly refusal: string }>('open');
  if (listed.status !== 'ready' || own === null) return null;
  const { catalogue } = listed;
  const make = async () => {
    for (const mix of roundMixes(round, rows, wholeCatalogue(catalogue, own))) {
      const refusal = await whyNotKept(saveMix(mix));
      if (refusal !== null) {
        setOutcome({ refusal });
        return;
      }
    }
    setOutcome('made');
  };
  const count = numberText(rows.length, 0);
  return (
    <>
      {outcome === 'made' ? (
        <Link href={paths.home} className={buttonClass('plain')}>
          {seasonPlanWords.openMixes}
        </Link>
      ) : (
        <Button
          onClick={() => {
            void make();
          }}
        >
          {seasonPlanWords.makeMixes(count)}
        </Button>
      )}
      <p role="status">
        {outcome === 'made' && seasonPlanWords.mixesMade(count)}
        {typeof outcome === 'object' && outcome.refusal}
      </p>
    </>
  );
}

/**
 * A saved mix for each paddock: "Urea 28, Hill". Made again, they replace those of the same name.
 */
const roundMixes = (
  round: Round,
  rows: readonly SeasonRow[],
  catalogue: Catalogue,
): readonly SavedMix[] =>
  rows.map((row) => {
    const { paddock, ...draft } = roundForm(round, row);
    const name = Array.from(`${round.name}, ${row.name}`).slice(0, LONGEST_MIX_NAME).join('');
    return savedMixOf(name, { draft, paddock }, catalogue);
  });
