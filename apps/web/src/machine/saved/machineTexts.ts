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

/** What kind of machine it is: one of the catalogue, or one described by hand. */
export const kindName = (machine: SavedMachine, catalogue: Known | null): string =>
  knownMachine(machine, catalogue)?.name ??
  (machine.machineId === OWN_MACHINE ? machineWords.ownMachine : machineWords.machine);

/** What a machine is called: by the farm, else by the catalogue. */
export const machineName = (machine: SavedMachine, catalogue: Known | null): string =>
  machine.name ?? kindName(machine, catalogue);

/**
 * The figure that a plan takes from the catalogue where the farm set none; null: it takes none, or what
 * it takes is only assumed until somebody says it, as what stays in a tank.
 */
export function catalogueFigure(
  name: keyof SavedMachine,
  machine: SavedMachine,
  catalogue: Known | null,
): number | null {
  const known = knownMachine(machine, catalogue);
  if (known === null) return null;
  if (name === 'tankCapacityL') return offeredTankL(known);
  return name === 'swathWidthM' || name === 'nozzleCount'
    ? (boomOf(known, machine.boomConfig)?.[name] ?? null)
    : null;
}

/** The figures that decide the amounts, as far as they are known: tank, width, speed. */
export const machineFigures = (machine: SavedMachine, catalogue: Known | null): string =>
  (
    [
      ['tankCapacityL', 'L'],
      ['swathWidthM', 'm'],
      ['travelSpeedKmPerH', 'km/h'],
    ] as const
  )
    .flatMap(([name, unit]) => {
      const value = machine[name] ?? catalogueFigure(name, machine, catalogue);
      return value === null ? [] : [quantityText(value, unit)];
    })
    .join(' · ');

/** Its nozzles and their number, `40 × XR11003`; empty: none are set, or the catalogue is not here. */
export function machineNozzles(machine: SavedMachine, catalogue: Known | null): string {
  const [nozzleId] = machine.nozzleIds;
  const fitted = catalogue?.nozzles.find(({ id }) => id === nozzleId);
  if (fitted === undefined) return '';
  const count = machine.nozzleCount ?? catalogueFigure('nozzleCount', machine, catalogue);
  return count === null ? fitted.model : `${count} × ${fitted.model}`;
}
