import { typedFields } from '@mix/documents';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { RecordFault, RecordTexts } from './recordTexts.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * Why a record cannot be saved: what is wrong, the range and what was typed, unless the fault has a
 * sentence of its own.
 */
export function recordFaultText({ field, beyond }: RecordFault, texts: RecordTexts): string {
  const { faults, fields }: { readonly faults: Words; readonly fields: Words } = recordWords;
  const known = faults[field];
  if (known !== undefined) return known;
  const name = fields[field] ?? field;
  if (beyond === undefined) return recordWords.notANumber(name, texts[field as 'notes']);
  const { unit } = typedFields[beyond.name];
  const [least, most, typed] = [...beyond.limits, beyond.value].map((value) =>
    quantityText(value, unit),
  );
  return recordWords.beyond(name, String(least), String(most), String(typed));
}
