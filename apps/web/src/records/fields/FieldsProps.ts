import type { SprayRecord } from '@mix/documents';
import type { RecordTexts } from '../card/recordTexts.ts';

/** What changes in the fields; worked out from what stands there by then where it took time. */
export type TextsChange = Partial<RecordTexts> | ((now: RecordTexts) => Partial<RecordTexts>);

export interface FieldsProps {
  readonly record: SprayRecord;
  readonly texts: RecordTexts;
  readonly onTexts: (change: TextsChange) => void;
}
