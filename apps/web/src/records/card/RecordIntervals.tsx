import { recordIntervals, type SprayRecord } from '@mix/documents';
import { Section } from '../../ui/panels/Section.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { intervalWords as words } from '../../i18n/made/en/label/intervalWords.ts';
import { localTimeText } from '../../i18n/figures/localTimeText.ts';
import { intervalSentence, unknownIntervals } from '../../i18n/label/intervalText.ts';
import styles from './record.module.css';

/** When the ground is free again for each use, counted from the end of the spraying. */
export function RecordIntervals({ record }: { readonly record: SprayRecord }) {
  const intervals = recordIntervals(record, deviceOffset);
  if (intervals.length === 0) return null;
  const nameOf = (id: string): string =>
    record.products.find(({ productId }) => productId === id)?.name ?? id;
  return (
    <Section name={words.title}>
      <ul className={styles.list}>
        {intervals.map((interval) => {
          const { kind, from, productIds } = interval;
          return (
            from !== null && (
              <li key={kind}>
                <span>
                  <strong>
                    {words.free[kind]} {words.from(localTimeText(from))}
                  </strong>
                  <small>
                    {intervalSentence(interval)}
                    {productIds.length > 0 &&
                      ` · ${words.asked(productIds.map(nameOf).join(', '))}`}
                  </small>
                </span>
              </li>
            )
          );
        })}
        {unknownIntervals(intervals, nameOf).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="quiet">{words.counted}</p>
    </Section>
  );
}
