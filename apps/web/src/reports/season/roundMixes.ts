import { LONGEST_MIX_NAME, type Round, type SavedMix, type SeasonRow } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../plan/draft/withoutGround.ts';
import { savedMixOf } from '../../plan/saved/savedMixOf.ts';

/** The mix of a round for one of its paddocks, as the mix screen has it. */
export const roundForm = ({ draft, name }: Round, row: SeasonRow) => ({
  ...draft,
  ...GROUND_NOT_KNOWN,
  products: linesWithoutGround(draft.products ?? []),
  name,
  sprayAreaHa: row.areaHa,
  paddock: { id: row.paddockId, name: row.name, areaHa: row.areaHa, landUse: null },
});

/** A saved mix for each paddock: "Urea 28, Hill". Made once more, they take the place of those. */
export const roundMixes = (
  round: Round,
  rows: readonly SeasonRow[],
  catalogue: Catalogue,
): readonly SavedMix[] =>
  rows.map((row) => {
    const { paddock, ...draft } = roundForm(round, row);
    const name = Array.from(`${round.name}, ${row.name}`).slice(0, LONGEST_MIX_NAME).join('');
    return savedMixOf(name, { draft, paddock }, catalogue);
  });
