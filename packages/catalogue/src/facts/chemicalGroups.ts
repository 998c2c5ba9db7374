import { CHEMICAL_GROUPS } from '@mix/engine';
import { oneOf } from '../tables/readTable.ts';

export const group = oneOf(...CHEMICAL_GROUPS);
