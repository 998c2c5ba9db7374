import { draftFields, MACHINE_FIELDS } from '@mix/engine';
import { figure, text, texts } from '../tables/FieldRow.ts';

/*
 * The one table of what is kept of a machine: every figure that a draft can hold of its sprayer, and the
 * speed that it usually drives at. Their units and limits are those of the draft (`machineFigureRows.ts`),
 * so a plan of a saved machine is a plan of the draft that it was saved from. Machines from before the
 * figures lack them: absent and null mean not set, and an app of before reads such a machine as it did.
 */

const ALWAYS = { stored: 'always' } as const;
const LATER = { stored: 'later' } as const;
const FIGURE = figure(null, null, LATER);

type MachineField = (typeof MACHINE_FIELDS)[number];
type OwnFigure = Exclude<MachineField, 'machineId' | 'boomConfigurationId' | 'nozzle'>;
/** A figure of a machine. */
export type MachineFigure = OwnFigure | 'nozzleCount' | 'travelSpeedKmPerH';

const isFigure = (name: MachineField): name is OwnFigure => draftFields[name].kind === 'number';

export const MACHINE_FIGURES: readonly MachineFigure[] = [
  ...MACHINE_FIELDS.filter(isFigure),
  'nozzleCount',
  'travelSpeedKmPerH',
];

export const savedMachineRows = {
  /** What the farm calls it. Absent: as the catalogue does. */
  name: text(draftFields.name.longest, LATER),
  /** Id in the catalogue; `custom` for a machine that is described by its figures alone. */
  machineId: text(null, ALWAYS),
  /** Id of the boom configuration; null is not chosen. */
  boomConfig: text(null),
  /** At most eight; more than one where several stand on one holder. */
  nozzleIds: texts(null, ALWAYS),
  ...(Object.fromEntries(MACHINE_FIGURES.map((name) => [name, FIGURE])) as Readonly<
    Record<MachineFigure, typeof FIGURE>
  >),
} as const;
