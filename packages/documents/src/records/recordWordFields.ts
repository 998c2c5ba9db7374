/** Words of a record that only some are asked for, in the order of its form. */
export const RECORD_WORD_FIELDS = [
  'operatorCertificate',
  'supervisor',
  'owner',
  'crop',
  'growthStage',
  'typeOfUse',
  'reason',
  'equipment',
  'paddockOrder',
  'driftPrevention',
  'withholding',
  'neighbours',
] as const;
export type RecordWordField = (typeof RECORD_WORD_FIELDS)[number];
