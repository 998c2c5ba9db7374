import { paddockRows, type Paddock } from '@mix/documents';
import { failure, success, type Result } from '@mix/engine';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';

/** What is typed of a paddock. */
type PaddockFacts = Pick<Paddock, 'name' | 'areaHa' | 'landUse'>;

/** A paddock as it stands in its fields: nothing typed is lost, whatever it is. */
export type PaddockTexts = Readonly<Record<'name' | 'area' | 'landUse', string>>;

export type PaddockFault =
  | { readonly code: 'nameMissing' }
  /** `name` as the other paddock spells it. */
  | { readonly code: 'nameTaken'; readonly name: string }
  /** The field itself says what is wrong with its text. */
  | { readonly code: 'areaUnread' }
  | { readonly code: 'areaOutside' };

export const MOST_PADDOCK_HA: number = paddockRows.areaHa.limits[1];

export const paddockTexts = ({ name, areaHa, landUse }: PaddockFacts): PaddockTexts => ({
  name,
  area: typedText(areaHa, 'ha'),
  landUse: landUse ?? '',
});

/**
 * Reads the fields of a paddock. An empty area or land use is null.
 * @param others names of the other paddocks: two of one name could not be told apart in records
 * @param before its area stays exact where the text was not changed: the text has fewer digits
 */
export function readPaddock(
  texts: PaddockTexts,
  others: readonly string[],
  before: Pick<Paddock, 'areaHa'>,
): Result<PaddockFacts, PaddockFault> {
  const name = texts.name.trim();
  if (name === '') return failure({ code: 'nameMissing' });
  const taken = others.find((other) => other.trim().toLowerCase() === name.toLowerCase());
  if (taken !== undefined) return failure({ code: 'nameTaken', name: taken });
  const { value, message } = readTyped(texts.area, 'ha');
  if (message !== null) return failure({ code: 'areaUnread' });
  if (value !== null && (value <= 0 || value > MOST_PADDOCK_HA)) {
    return failure({ code: 'areaOutside' });
  }
  const isUntouched = texts.area === typedText(before.areaHa, 'ha');
  const landUse = texts.landUse.trim();
  return success({
    name,
    areaHa: isUntouched ? before.areaHa : value,
    landUse: landUse === '' ? null : landUse,
  });
}
