import { draftFields, type UnitId } from '@mix/engine';
import { figure, type Limits } from '../tables/FieldRow.ts';
import { limitsOf } from '../tables/limitsOf.ts';
import { MACHINE_FIGURES, type MachineFigure } from './savedMachineRows.ts';

interface MachineFigureRow {
  readonly kind: 'figure';
  readonly unit: UnitId;
  readonly limits: Limits;
  readonly stored: 'later';
}

const fields = { ...draftFields, ...draftFields.nozzle.fields };

/**
 * The figures of a machine with the units and limits of a draft. Apart from the table, because code that
 * only keeps and reads machines does not need them.
 */
export const machineFigureRows = Object.fromEntries(
  MACHINE_FIGURES.map((name) => {
    const { limits } = fields[name];
    return [name, figure(limits.unit, limitsOf(limits), { stored: 'later' })];
  }),
) as Readonly<Record<MachineFigure, MachineFigureRow>>;
