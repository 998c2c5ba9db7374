import type { LoadPlan } from '@mix/engine';
import { Section } from '../../components/Section.tsx';
import { TableView, type TableColumn } from '../../components/TableView.tsx';
import { measureText } from '../../i18n/measureText.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { resultWords } from '../../i18n/resultWords.ts';
import type { NameOf } from './productNames.ts';
import styles from './ResultSections.module.css';

interface GaugeMarksSectionProps {
  readonly load: LoadPlan;
  readonly nameOf: NameOf;
}

/** The smaller load at the marks of the sight gauge beside its line, each with its own amounts. */
export function GaugeMarksSection({ load, nameOf }: GaugeMarksSectionProps) {
  const columns: TableColumn<string>[] = [
    { key: 'what', heading: resultWords.what },
    ...load.gaugeMarks.map(({ kind }): TableColumn<string> => ({
      key: kind,
      heading: resultWords.mark[kind],
      align: 'end',
    })),
  ];
  const row = (id: string, what: string, at: (mark: LoadPlan['gaugeMarks'][number]) => string) => ({
    id,
    cells: Object.fromEntries([
      ['what', what],
      ...load.gaugeMarks.map((mark) => [mark.kind, at(mark)] as const),
    ]),
  });
  return (
    <Section name={resultWords.marks} note={resultWords.marksLoad(load.number)}>
      <TableView
        caption={resultWords.marks}
        captionHidden
        columns={columns}
        rows={[
          row('line', resultWords.fillTo, ({ loadL }) => quantityText(loadL, 'L')),
          row('water', resultWords.water, ({ carrierL }) => quantityText(carrierL, 'L')),
          ...load.products.map(({ productId }, line) =>
            row(productId, nameOf(productId), ({ amounts }) => {
              const amount = amounts[line]?.amount;
              return amount === undefined ? '' : measureText(amount);
            }),
          ),
          row('area', resultWords.covers, ({ areaHa }) => quantityText(areaHa, 'ha')),
        ]}
      />
      <p className={styles.text}>{resultWords.marksNote}</p>
    </Section>
  );
}
