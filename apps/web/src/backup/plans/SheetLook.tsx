import type { MixDraft } from '@mix/engine';
import { useMemo } from 'react';
import { Section } from '../../ui/panels/Section.tsx';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineSetup } from '../../plan/draft/formChanges.ts';
import { readForm } from '../../plan/reading/readForm.ts';
import { mixOfName, saveMix } from '../../plan/saved/saveMix.ts';
import { savedMixOf } from '../../plan/saved/savedMixOf.ts';
import { guessColumns } from '../../plan/spreadsheet/planColumns.ts';
import { planRows, type PlanRow } from '../../plan/spreadsheet/planRows.ts';
import { paths } from '../../device/navigation/paths.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { MeaningRows } from './MeaningRows.tsx';
import { RowsToTake } from './RowsToTake.tsx';
import { setMeaning } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';
import { setColumn, useSheetReading } from './useSheetReading.ts';

/** This device's sprayer, empty while a figure of it cannot be read; a mix is planned for one. */
function ownMachine(): MixDraft {
  const setup = { ...machineSetup(draftStore.form.getState().value), products: [] };
  const { draft, unread } = readForm(setup);
  return unread.length > 0 ? {} : draft;
}

/** How the columns are read, and the mix of each row; nothing is kept until it is taken. */
export function SheetLook(props: SheetLookProps) {
  const { name, table, catalogue } = props;
  const reading = useSheetReading(props, guessColumns);
  const saved = soFar(savedMixes.useAll());
  const rows = useMemo(() => planRows(table, reading), [table, reading]);
  return (
    <RowsToTake
      rows={rows}
      reading={reading}
      textOf={(row, isLeft) => (
        <RowText row={row} replaces={!isLeft && mixOfName(saved, row.name) !== null} />
      )}
      startKeeping={() => {
        const machine = ownMachine();
        return async ({ name: called, draft, paddock }) => {
          const mix = { draft: { ...machine, ...draft }, paddock };
          await saveMix(savedMixOf(called, mix, catalogue));
        };
      }}
      words={words}
      way={{ to: paths.home, word: words.toMixes }}
    >
      <Section name={words.theirColumns} note={name}>
        <ColumnRows table={table} uses={reading.uses} onUse={setColumn} />
        <p className="quiet break-words">{words.mappingKept}</p>
      </Section>
      <MeaningRows rows={rows} onForget={(text) => setMeaning(text, null)} />
    </RowsToTake>
  );
}

interface RowTextProps {
  readonly row: PlanRow;
  /** A mix of the row's name is kept already. */
  readonly replaces: boolean;
}

function RowText({ row: { number, name, draft, problems }, replaces }: RowTextProps) {
  const figures = [
    draft.sprayAreaHa == null ? null : quantityText(draft.sprayAreaHa, 'ha'),
    draft.applicationRateLPerHa == null ? null : quantityText(draft.applicationRateLPerHa, 'L/ha'),
  ].filter((text) => text !== null);
  return (
    <>
      {words.row(number, name)}
      <br />
      <span className="quiet break-words">{figures.join(', ')}</span>
      {replaces && problems.length === 0 && (
        <>
          <br />
          <span className="quiet break-words">{words.replaces}</span>
        </>
      )}
    </>
  );
}
