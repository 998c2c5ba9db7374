import type { SavedMachine } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { boomOf } from '../boomOf.ts';
import { offeredTankL } from '../offeredTankL.ts';
import { knownMachine } from '../saved/machineTexts.ts';
import type { FigureName } from './machineFigureNames.ts';

/**
 * The figure that a plan takes from the catalogue where the farm set none; null: it takes none, or what
 * it takes is only assumed until somebody says it, as what stays in a tank.
 */
export function catalogueFigure(
  name: FigureName,
  machine: SavedMachine,
  catalogue: Pick<Catalogue, 'machines' | 'nozzles'> | null,
): number | null {
  const known = knownMachine(machine, catalogue);
  if (known === null) return null;
  if (name === 'tankCapacityL') return offeredTankL(known);
  const boom = boomOf(known, machine.boomConfig);
  if (name === 'swathWidthM') return boom?.swathWidthM ?? null;
  return name === 'nozzleCount' ? (boom?.nozzleCount ?? null) : null;
}
