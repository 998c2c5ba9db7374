import { isStop, settleStops, type Catalogue, type MixProblem } from '@mix/engine';
import type { MessageFormat } from '@mix/messages';
import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StopBand } from '../../ui/notices/StopBand.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixView } from '../planning/useMix.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { slipWords } from '../../i18n/made/en/mix/slipWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { leadsToPlan } from '../suggestions/leadsToPlan.ts';
import { settlementText } from '../suggestions/settlementText.ts';
import { takenFields } from '../suggestions/takenFields.ts';
import { useQuiet } from '../planning/useQuiet.ts';
import { suggestionText } from '../suggestions/suggestionText.ts';
import { suggestionsFor, type Suggestion } from '../suggestions/suggestionsFor.ts';
import styles from './SeveralStops.module.css';

interface SeveralStopsProps {
  /** In the engine's order: what products do to each other comes first. */
  readonly stops: readonly MixProblem[];
  readonly mix: MixView;
  readonly catalogue: Catalogue;
  readonly words: ProblemWords;
  readonly format: MessageFormat;
  readonly onWayOut: (way: Suggestion) => void;
}

/** Every stop by its title, and changes that settle all the stops, each tried as a whole. */
export function SeveralStops(props: SeveralStopsProps) {
  const { stops, mix, catalogue, words, format, onWayOut } = props;
  const { draft, problems } = mix;
  // Nothing is tried in the press of a key, nor for a draft that has changed since.
  const isQuiet = useQuiet(draft, null) === draft;
  const settlements = useMemo(
    () => (isQuiet ? settleStops(draft, catalogue, problems.filter(isStop)) : null),
    [isQuiet, draft, catalogue, problems],
  );
  // A suggestion that settles one stop alone makes no plan by itself: it is with its stop, below
  // those that settle all.
  const ownWayOf = (stop: MixProblem): Suggestion | undefined =>
    suggestionsFor(stop).find((way) =>
      stop.code === 'doseNotPlausible'
        ? leadsToPlan(way, stop, draft, catalogue)
        : way.kind === 'labelAllows' || (way.kind === 'goTo' && settlements?.length === 0),
    );
  return (
    <StopBand
      title={mixPlanWords.stops(stops.length)}
      actions={
        settlements !== null &&
        settlements.length > 0 && (
          <>
            <p className={styles.each}>{mixPlanWords.eachSettles(stops.length)}</p>
            {settlements.map((settlement) => {
              const { title, note } = settlementText(settlement, format.productName);
              return (
                <Button
                  key={title}
                  look="onStop"
                  className={styles.way}
                  onClick={() => {
                    const fields = takenFields(draft, settlement.draft);
                    draftStore.change(fields, slipWords.used(title));
                  }}
                >
                  {title}
                  <span className={styles.note}>{note}</span>
                </Button>
              );
            })}
          </>
        )
      }
    >
      <ol className={styles.list}>
        {stops.map((stop, place) => {
          const way = ownWayOf(stop);
          return (
            <li key={`${place} ${stop.code}`}>
              {words(stop).title}
              {way !== undefined && '. '}
              {way !== undefined && (
                <Button look="text" className={styles.own} onClick={() => onWayOut(way)}>
                  {suggestionText(way, format)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </StopBand>
  );
}
