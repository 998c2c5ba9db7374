import { schemaOfRows } from '../tables/schemaOfRows.ts';
import { machineFigureRows } from './machineFigureRows.ts';
import { savedMachineRows } from './savedMachineRows.ts';

/** What a machine of a farm holds, as JSON Schema. */
export const savedMachineSchema = schemaOfRows({ ...savedMachineRows, ...machineFigureRows });
