import type { MixProblem, ProblemCode } from '@mix/engine';
import { Button } from '../../../components/Button.tsx';
import { StopBand } from '../../../components/notices/StopBand.tsx';
import type { MixView } from '../../../mix/planning/useMix.ts';
import { fieldNameText } from '../../../words/problems/fieldNameText.ts';
import { inSentence } from '../../../words/products/inSentence.ts';
import { mixPlanWords } from '../../../words/en/mix/mixPlanWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { messageFormat } from '../../../words/problems/messageFormat.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { leadsToPlan } from '../ways/leadsToPlan.ts';
import { waysOut, type WayOut } from '../ways/waysOut.ts';

/** More buttons than this hide the reason on a phone. */
const MOST_WAYS = 3;

/** Where one thing changed may make the mix work; a forbidden pair stays forbidden. */
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
  readonly onWayOut: (way: WayOut) => void;
}

/** Why no plan is made, and the ways on, where the primary action would have been. */
export function StopPanel({ stops, words, mix, onWayOut }: StopPanelProps) {
  const [first, ...others] = stops;
  if (first === undefined) return null;
  const { title, sentence } = words(first);
  const productIds = mix.form.products.map(({ productId }) => productId);
  const format = messageFormat(mix.catalogue, productIds);
  const wordOf = (way: WayOut): string => {
    switch (way.kind) {
      case 'takeOut':
        return mixPlanWords.takeOut(format.productName(way.productId));
      case 'applicationRate':
        return mixPlanWords.useRate(quantityText(way.valueLPerHa, 'L/ha'));
      case 'rate':
        return mixPlanWords.useRate(quantityText(way.rate.value, way.rate.unit, 3));
      case 'labelAllows':
        return mixPlanWords.labelAllows;
      case 'goTo':
        return way.path.includes('.overrides.')
          ? mixPlanWords.enter(inSentence(fieldNameText(way.path, format)))
          : mixPlanWords.changeOf(inSentence(fieldNameText(way.path, format)));
    }
  };
  const { draft, catalogue } = mix;
  const ways = waysOut(first).filter(
    (way) => catalogue === null || leadsToPlan(way, draft, catalogue),
  );
  const isHelped = HELPED_BY_CHANGE.includes(first.code);
  return (
    <StopBand
      title={title}
      actions={
        <>
          {ways.slice(0, isHelped ? MOST_WAYS - 1 : MOST_WAYS).map((way) => (
            <Button
              key={wordOf(way)}
              look="onStop"
              onClick={() => {
                onWayOut(way);
              }}
            >
              {wordOf(way)}
            </Button>
          ))}
          {isHelped && (
            <Button
              look="onStop"
              onClick={() => {
                document.getElementById('other-ways')?.scrollIntoView({ block: 'start' });
              }}
            >
              {mixPlanWords.seeOtherWays}
            </Button>
          )}
        </>
      }
    >
      {sentence !== title && <p>{sentence}</p>}
      {others.length > 0 && <p>{mixPlanWords.moreStops(others.length)}</p>}
    </StopBand>
  );
}
