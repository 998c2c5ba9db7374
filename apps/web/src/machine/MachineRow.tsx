import type { BoomConfiguration, Catalogue } from '@mix/engine';
import { OWN_MACHINE } from '../plan/draft/formChanges.ts';
import type { FormReading } from '../plan/reading/readForm.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { boomOf } from './boomOf.ts';
import { offeredTankL } from './offeredTankL.ts';
import styles from './MachineRow.module.css';

interface MachineRowProps {
  readonly draft: FormReading['draft'];
  readonly catalogue: Catalogue | null;
  readonly onChange: () => void;
}

/** The sprayer in two lines: name, and the figures that decide the amounts. */
export function MachineRow({ draft, catalogue, onChange }: MachineRowProps) {
  const machine = knownMachine(draft, catalogue);
  return (
    <button type="button" className={styles.row} onClick={onChange}>
      <span className={styles.what}>
        <span className={styles.name}>
          {machine?.name ??
            (draft.machineId === OWN_MACHINE ? mixWords.ownMachine : mixWords.machineRow)}
        </span>
        <span className={styles.figures}>{figures(draft, catalogue) || mixWords.notSet}</span>
      </span>
      <span className={styles.change}>{mixWords.change}</span>
    </button>
  );
}

const knownMachine = (draft: MachineRowProps['draft'], catalogue: Catalogue | null) =>
  draft.machineId === OWN_MACHINE
    ? null
    : (catalogue?.machines.find(({ id }) => id === draft.machineId) ?? null);

function figures(draft: MachineRowProps['draft'], catalogue: Catalogue | null): string {
  const machine = knownMachine(draft, catalogue);
  const boom = machine && boomOf(machine, draft.boomConfigurationId);
  const tankL = draft.tankCapacityL ?? (machine && offeredTankL(machine));
  const widthM = draft.swathWidthM ?? boom?.swathWidthM;
  return [
    tankL == null ? '' : quantityText(tankL, 'L'),
    widthM == null ? '' : quantityText(widthM, 'm'),
    nozzleText(draft, catalogue, boom),
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

function nozzleText(
  { nozzle }: MachineRowProps['draft'],
  catalogue: Catalogue | null,
  boom: BoomConfiguration | null,
): string {
  const fitted = catalogue?.nozzles.find(({ id }) => id === nozzle?.nozzleId);
  const count = nozzle?.nozzleCount ?? boom?.nozzleCount;
  if (fitted === undefined) return '';
  return count == null ? fitted.model : `${count} × ${fitted.model}`;
}
