import type { MixProblem } from '@mix/engine';
import { fieldLabel } from '@mix/messages';
import { Button } from '../../components/Button.tsx';
import { StopBand } from '../../components/StopBand.tsx';
import type { MixView } from '../../draft/useMix.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { messageFormat } from '../../i18n/messageFormat.ts';
import type { ProblemWords } from '../../i18n/problemWords.ts';
import { waysOut, type WayOut } from './waysOut.ts';

/** More buttons than this hide the reason on a phone. */
const MOST_WAYS = 3;

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
        return mixWords.takeOut(format.productName(way.productId));
      case 'applicationRate':
        return mixWords.useRate(quantityText(way.valueLPerHa, 'L/ha'));
      case 'rate':
        return mixWords.useRate(quantityText(way.rate.value, way.rate.unit, 3));
      case 'labelAllows':
        return mixWords.labelAllows;
      case 'goTo':
        return way.path.includes('.overrides.')
          ? mixWords.enter(inSentence(fieldLabel(way.path, format)))
          : mixWords.changeOf(inSentence(fieldLabel(way.path, format)));
    }
  };
  return (
    <StopBand
      title={title}
      actions={waysOut(first)
        .slice(0, MOST_WAYS)
        .map((way) => (
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
    >
      {sentence !== title && <p>{sentence}</p>}
      {others.length > 0 && <p>{mixWords.moreStops(others.length)}</p>}
    </StopBand>
  );
}
