import { OWN_MACHINE, type MACHINE_FIELDS, type MixDraft } from '@mix/engine';
import type { SavedMachine } from './SavedMachine.ts';
import { MACHINE_FIGURES, type MachineFigure } from './savedMachineRows.ts';

/** What a draft says of its sprayer, and how fast it drives. */
export type DraftMachine = Pick<MixDraft, (typeof MACHINE_FIELDS)[number] | 'travelSpeedKmPerH'>;

type OwnFigure = Exclude<MachineFigure, 'nozzleCount'>;

const figuresOf = (from: DraftMachine | SavedMachine): { readonly [Name in OwnFigure]?: number } =>
  Object.fromEntries(
    MACHINE_FIGURES.flatMap((name): readonly (readonly [string, number])[] => {
      // The number of nozzles stands in a draft with their name.
      const value = name === 'nozzleCount' ? null : from[name];
      return value == null ? [] : [[name, value]];
    }),
  );

/**
 * The machine of a draft as it is kept, with every figure that is set. One that the draft gives no id is
 * described by its figures alone, which is what no id means there.
 * @param name what the farm calls it; null: as the catalogue does
 */
export function savedMachineOf(draft: DraftMachine, name: string | null): SavedMachine {
  const { machineId, boomConfigurationId, nozzle } = draft;
  return {
    ...(name !== null && { name }),
    machineId: machineId ?? OWN_MACHINE,
    boomConfig: boomConfigurationId ?? null,
    nozzleIds: nozzle == null ? [] : [nozzle.nozzleId],
    ...(nozzle?.nozzleCount != null && { nozzleCount: nozzle.nozzleCount }),
    ...figuresOf(draft),
  };
}

/** A kept machine as a draft has it; what is not set is left to the catalogue, as in any draft. */
export function draftMachineOf(machine: SavedMachine): DraftMachine {
  const { machineId, boomConfig, nozzleIds, nozzleCount } = machine;
  const [nozzleId] = nozzleIds;
  return {
    machineId,
    ...(boomConfig !== null && { boomConfigurationId: boomConfig }),
    ...(nozzleId !== undefined && {
      nozzle: { nozzleId, ...(nozzleCount !== undefined && { nozzleCount }) },
    }),
    ...figuresOf(machine),
  };
}
