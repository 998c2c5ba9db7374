import type { Nozzle, NozzleSize } from '@mix/engine';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { ListRow } from '../ListRow.tsx';
import { searchNozzles } from './searchNozzles.ts';
import styles from '../ChooseSheet.module.css';

const SHOWN = 30;

interface ChooseNozzleSheetProps {
  readonly nozzles: readonly Nozzle[];
  readonly sizes: readonly NozzleSize[];
  readonly chosenId: string | null;
  readonly onChoose: (nozzleId: string | null) => void;
  readonly onClose: () => void;
}

/** Finds a tip by maker, model, size or colour. */
export function ChooseNozzleSheet(props: ChooseNozzleSheetProps) {
  const { nozzles, sizes, chosenId, onChoose, onClose } = props;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const colourOf = (nozzle: Nozzle) =>
    sizes.find(({ size }) => size === nozzle.isoSize)?.colour ?? null;
  const found = searchNozzles(nozzles, colourOf, wanted);
  return (
    <Sheet
      title={mixSheetWords.chooseNozzle}
      closeWord={mixWords.close}
      onClose={onClose}
      focusId="find-nozzle"
    >
      <div className={styles.find}>
        <TextField
          id="find-nozzle"
          type="search"
          label={mixSheetWords.searchNozzles(nozzles.length)}
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          onText={setText}
        />
      </div>
      <ul className={styles.list}>
        {found.slice(0, SHOWN).map((nozzle) => (
          <ListRow
            key={nozzle.id}
            title={nozzle.model}
            note={[nozzle.maker, nozzle.type, colourOf(nozzle)].filter(Boolean).join(', ')}
            end={flowText(nozzle)}
            current={nozzle.id === chosenId}
            onPress={() => {
              onChoose(nozzle.id);
            }}
          />
        ))}
      </ul>
      <p className={styles.more} role="status">
        {found.length === 0 && mixSheetWords.nothingFound(wanted)}
        {found.length > SHOWN && mixSheetWords.moreFound(found.length - SHOWN)}
      </p>
      {chosenId !== null && (
        <Button
          onClick={() => {
            onChoose(null);
          }}
        >
          {mixSheetWords.removeNozzle}
        </Button>
      )}
    </Sheet>
  );
}

function flowText({ flowLPerMin, atBar }: Nozzle): string {
  if (flowLPerMin === null || atBar === null) return mixSheetWords.flowNotPublished;
  return mixSheetWords.flowAt(quantityText(flowLPerMin, 'L/min'), quantityText(atBar, 'bar'));
}
