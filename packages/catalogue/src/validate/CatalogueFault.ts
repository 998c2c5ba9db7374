/** What may be wrong with a catalogue. */
export type CatalogueFaultCode =
  | 'idNotUnique'
  | 'idMalformed'
  | 'sourceMissing'
  | 'sourceUnknown'
  | 'assumedWithoutReason'
  | 'outOfRange'
  | 'notAscending'
  | 'unknownReference'
  | 'unknownGroup'
  | 'pairListedTwice'
  | 'doesNotFitForm'
  | 'doesNotFitBehaviour'
  | 'disagrees'
  | 'incomplete'
  | 'notContiguous';

/** One thing that does not stand up in a catalogue, at a path such as `products.urea.solubility`. */
export interface CatalogueFault {
  readonly code: CatalogueFaultCode;
  readonly path: string;
  readonly value: number | string | null;
}

export const fault = (
  code: CatalogueFaultCode,
  path: string,
  value: CatalogueFault['value'] = null,
): CatalogueFault => ({ code, path, value });
