import type { Round, SeasonRow } from '@mix/documents';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../plan/draft/withoutGround.ts';

/** The mix of a round for one of its paddocks, as the mix screen has it. */
export const roundForm = ({ draft, name }: Round, row: SeasonRow) => ({
  ...draft,
  ...GROUND_NOT_KNOWN,
  products: linesWithoutGround(draft.products ?? []),
  name,
  sprayAreaHa: row.areaHa,
  paddock: { id: row.paddockId, name: row.name, areaHa: row.areaHa, landUse: null },
});
