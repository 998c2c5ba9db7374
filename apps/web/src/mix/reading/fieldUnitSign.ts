import type { UnitSystem } from '@mix/engine';
import { shownUnitSign } from '../../words/figures/shownUnitSign.ts';
import { reader } from '../../preferences/reader.ts';
import type { FormPath } from '../draft/formPath.ts';

/**
 * The sign in a field of the draft for a metric unit. A measuring step is kept in kilograms or
 * litres as the product is measured, and typed in them.
 */
export const fieldUnitSign = (
  path: FormPath,
  unit: string,
  system: UnitSystem = reader.system,
): string => (path.endsWith('.measuringStep') ? unit : shownUnitSign(unit, system));
