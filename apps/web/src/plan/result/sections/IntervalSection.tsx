import type { BufferResult, LabelInterval } from '@mix/engine';
import { ResultSection } from './ResultSection.tsx';
import { intervalWords as words } from '../../../i18n/made/en/label/intervalWords.ts';
import {
  bufferTexts,
  intervalSentence,
  unknownIntervals,
} from '../../../i18n/label/intervalText.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';

interface IntervalSectionProps {
  readonly intervals: readonly LabelInterval[];
  readonly buffer: BufferResult | null;
  readonly nameOf: NameOf;
}

/** What the labels ask to wait for once the job is sprayed. */
export function IntervalSection({ intervals, buffer, nameOf }: IntervalSectionProps) {
  const known = intervals.flatMap(({ productIds, ...rest }) => {
    const text = intervalSentence({ productIds, ...rest });
    return text === null ? [] : [{ text, productIds }];
  });
  return (
    <ResultSection
      name={words.title}
      note={known.length === 0 ? resultWords.notKnown : known.map(({ text }) => text).join(' · ')}
    >
      <ul className="quiet">
        {known.map(({ text, productIds }) => (
          <li key={text}>
            {text}
            {productIds.length > 0 && ` · ${words.asked(productIds.map(nameOf).join(', '))}`}
          </li>
        ))}
        {[...bufferTexts(buffer, nameOf), ...unknownIntervals(intervals, nameOf)].map(
          (sentence) => (
            <li key={sentence}>{sentence}</li>
          ),
        )}
      </ul>
    </ResultSection>
  );
}
