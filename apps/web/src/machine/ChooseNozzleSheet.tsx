import type { Nozzle, NozzleSize } from '@mix/engine';
import { Button } from '../ui/Button.tsx';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { FindSheet, type ListedState } from '../plan/FindSheet.tsx';
import { ListRow } from '../plan/ListRow.tsx';

interface ChooseNozzleSheetProps {
  readonly nozzles: readonly Nozzle[];
  readonly sizes: readonly NozzleSize[];
  readonly listed: ListedState;
  readonly chosenId: string | null;
  readonly onChoose: (nozzleId: string | null) => void;
  readonly onClose: () => void;
}

/** Finds a tip by maker, model, size or colour. */
export function ChooseNozzleSheet(props: ChooseNozzleSheetProps) {
  const { nozzles, sizes, listed, chosenId, onChoose, onClose } = props;
  const colourOf = (nozzle: Nozzle) =>
    sizes.find(({ size }) => size === nozzle.isoSize)?.colour ?? null;
  return (
    <FindSheet
      title={mixSheetWords.chooseNozzle}
      fieldId="find-nozzle"
      label={mixSheetWords.searchNozzles(nozzles.length)}
      find={(text) => ({ items: searchNozzles(nozzles, colourOf, text) })}
      row={(nozzle) => (
        <ListRow
          key={nozzle.id}
          title={nozzle.model}
          note={[nozzle.maker, nozzle.type, colourOf(nozzle)].filter(Boolean).join(', ')}
          end={flowText(nozzle)}
          current={nozzle.id === chosenId}
          onPress={() => onChoose(nozzle.id)}
        />
      )}
      listed={listed}
      onClose={onClose}
    >
      {chosenId !== null && (
        <Button onClick={() => onChoose(null)}>{mixSheetWords.removeNozzle}</Button>
      )}
    </FindSheet>
  );
}

function flowText({ flowLPerMin, atBar }: Nozzle): string {
  if (flowLPerMin === null || atBar === null) return mixSheetWords.flowNotPublished;
  return mixSheetWords.flowAt(quantityText(flowLPerMin, 'L/min'), quantityText(atBar, 'bar'));
}

/** Tips whose maker, series, model, type, size or colour holds every word; all when none is typed. */
function searchNozzles(
  nozzles: readonly Nozzle[],
  colourOf: (nozzle: Nozzle) => string | null,
  text: string,
): readonly Nozzle[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return nozzles.filter((nozzle) => {
    const { maker, series, model, type, isoSize } = nozzle;
    const all = [maker, series, model, type, isoSize, colourOf(nozzle)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
