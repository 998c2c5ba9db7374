import { CHEMICAL_GROUPS, type ChemicalGroup } from '@mix/engine';
import { CellFault, type Column } from '../tables/readTable.ts';

const isGroup = (cell: string): cell is ChemicalGroup => Object.hasOwn(CHEMICAL_GROUPS, cell);

export const group: Column<ChemicalGroup> = (cell) =>
  isGroup(cell) ? cell : new CellFault('a chemical group, such as EC');
