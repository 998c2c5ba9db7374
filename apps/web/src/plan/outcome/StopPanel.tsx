import type { MixProblem, ProblemCode } from '@mix/engine';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Button } from '../../ui/Button.tsx';
import { StopBand } from '../../ui/notices/StopBand.tsx';
import type { MixView } from '../planning/useMix.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { messageFormat } from '../../i18n/problems/messageFormat.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { leadsToPlan } from '../suggestions/leadsToPlan.ts';
import { suggestionText } from '../suggestions/suggestionText.ts';
import { suggestionsFor, type Suggestion } from '../suggestions/suggestionsFor.ts';

const SeveralStops = onDemand(async () => (await import('./SeveralStops.tsx')).SeveralStops);

/** More buttons than this hide the reason on a phone. */
const MOST_WAYS = 3;

/** Stops that one changed thing may settle; a forbidden pair stays forbidden. */
const HELPED_BY_CHANGE: readonly ProblemCode[] = [
  'doesNotDissolve',
  'wouldFreeze',
  'solidsAboveStop',
  'productsExceedLoad',
  'loadMassAboveLimit',
];

interface StopPanelProps {
  readonly stops: readonly MixProblem[];
  readonly words: ProblemWords;
  readonly mix: MixView;
  readonly onWayOut: (way: Suggestion) => void;
}

/** Why no plan is made, and the ways on, where the primary action would have been. */
export function StopPanel({ stops, words, mix, onWayOut }: StopPanelProps) {
  const [first] = stops;
  if (first === undefined) return null;
  const { draft, facts: catalogue, form } = mix;
  const format = messageFormat(
    catalogue,
    form.products.map(({ productId }) => productId),
  );
  if (stops.length > 1 && catalogue !== null) {
    return (
      <Awaited fallback={<StopBand title={mixPlanWords.stops(stops.length)}>{null}</StopBand>}>
        <SeveralStops {...{ stops, mix, catalogue, words, format, onWayOut }} />
      </Awaited>
    );
  }
  const { title, sentence } = words(first);
  const ways = suggestionsFor(first).filter(
    (way) => catalogue === null || leadsToPlan(way, first, draft, catalogue),
  );
  const isHelped = HELPED_BY_CHANGE.includes(first.code);
  return (
    <StopBand
      title={title}
      actions={
        <>
          {ways.slice(0, isHelped ? MOST_WAYS - 1 : MOST_WAYS).map((way) => (
            <Button key={suggestionText(way, format)} look="onStop" onClick={() => onWayOut(way)}>
              {suggestionText(way, format)}
            </Button>
          ))}
          {isHelped && (
            <Button
              look="onStop"
              onClick={() =>
                document.getElementById('other-ways')?.scrollIntoView({ block: 'start' })
              }
            >
              {mixPlanWords.seeOtherWays}
            </Button>
          )}
        </>
      }
    >
      {sentence !== title && <p>{sentence}</p>}
    </StopBand>
  );
}
