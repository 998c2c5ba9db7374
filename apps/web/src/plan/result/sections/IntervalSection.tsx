import type { BufferResult, LabelInterval } from '@mix/engine';
import { Section } from '../../../ui/panels/Section.tsx';
import { intervalWords as words } from '../../../i18n/made/en/label/intervalWords.ts';
import {
  bufferTexts,
  intervalSentence,
  unknownIntervals,
} from '../../../i18n/label/intervalText.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';

interface IntervalSectionProps {
  readonly intervals: readonly LabelInterval[];
  readonly buffer: BufferResult | null;
  readonly nameOf: NameOf;
}

/** What the labels ask to wait for once the job is sprayed. */
export const IntervalSection = ({ intervals, buffer, nameOf }: IntervalSectionProps) => (
  <Section name={words.title}>
    <ul className="padding-top-1 quiet">
      {intervals.map((interval) => {
        const { kind, productIds } = interval;
        const text = intervalSentence(interval);
        return (
          text !== null && (
            <li key={kind}>
              <strong>{text}</strong>
              {productIds.length > 0 && ` · ${words.asked(productIds.map(nameOf).join(', '))}`}
            </li>
          )
        );
      })}
      {bufferTexts(buffer, nameOf).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {unknownIntervals(intervals, nameOf).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Section>
);
