import type { SprayRecord } from '@mix/documents';
import type { RecordTexts } from '../card/recordTexts.ts';

/**
 * A change of the fields; a function where the change took time: it gets the fields as they are by
 * then.
 */
export type TextsChange = Partial<RecordTexts> | ((now: RecordTexts) => Partial<RecordTexts>);

export interface FieldsProps {
  readonly record: SprayRecord;
  readonly texts: RecordTexts;
  readonly onTexts: (change: TextsChange) => void;
}
