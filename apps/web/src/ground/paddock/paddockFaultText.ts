import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { MOST_PADDOCK_HA, type PaddockFault } from './paddockTexts.ts';

/** Why a paddock cannot be kept as it is typed; null where its field says so itself. */
export function paddockFaultText(fault: PaddockFault): string | null {
  switch (fault.code) {
    case 'nameMissing':
      return planAidWords.nameMissing;
    case 'nameTaken':
      return planAidWords.nameTaken(fault.name);
    case 'areaOutside':
      return planAidWords.areaOutside(quantityText(MOST_PADDOCK_HA, 'ha'));
    case 'areaUnread':
      return null;
  }
}
