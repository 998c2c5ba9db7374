import type { SavedMachine } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import { boomOf } from '../boomOf.ts';
import { offeredTankL } from '../offeredTankL.ts';

type Known = Pick<Catalogue, 'machines' | 'nozzles'>;

/** The machine of the catalogue that a saved one is; null where it is described by hand, or not known. */
export const knownMachine = ({ machineId }: SavedMachine, catalogue: Known | null) =>
  machineId === OWN_MACHINE
    ? null
    : (catalogue?.machines.find(({ id }) => id === machineId) ?? null);

/** What a machine is called: by the farm, else by the catalogue. */
export const machineName = (machine: SavedMachine, catalogue: Known | null): string =>
  machine.name ??
  knownMachine(machine, catalogue)?.name ??
  (machine.machineId === OWN_MACHINE ? machineWords.ownMachine : machineWords.machine);

/** The figures that decide the amounts, as far as they are known: tank, width, speed. */
export function machineFigures(machine: SavedMachine, catalogue: Known | null): string {
  const known = knownMachine(machine, catalogue);
  const boom = known && boomOf(known, machine.boomConfig);
  const tankL = machine.tankCapacityL ?? (known && offeredTankL(known));
  const widthM = machine.swathWidthM ?? boom?.swathWidthM;
  return [
    tankL == null ? '' : quantityText(tankL, 'L'),
    widthM == null ? '' : quantityText(widthM, 'm'),
    machine.travelSpeedKmPerH === undefined ? '' : quantityText(machine.travelSpeedKmPerH, 'km/h'),
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** Its nozzles and their number, `40 × XR11003`; empty: none are set, or the catalogue is not here. */
export function machineNozzles(machine: SavedMachine, catalogue: Known | null): string {
  const known = knownMachine(machine, catalogue);
  const [nozzleId] = machine.nozzleIds;
  const fitted = catalogue?.nozzles.find(({ id }) => id === nozzleId);
  if (fitted === undefined) return '';
  const count = machine.nozzleCount ?? (known && boomOf(known, machine.boomConfig)?.nozzleCount);
  return count == null ? fitted.model : `${count} × ${fitted.model}`;
}
