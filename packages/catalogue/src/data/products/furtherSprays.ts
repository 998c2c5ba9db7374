import { join } from 'node:path';
import { CHEMICAL_GROUPS, type ChemicalGroup, type ProductCategory } from '@mix/engine';
import { assumed } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';
import { CellFault, listOf, oneOf, readTable, text, type Column } from '../../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../../tables/sourceColumns.ts';

const liquid = (mixClass: number) => ({ form: 'liquid', behaviour: 'liquid', mixClass }) as const;

/** What a formulation is in the tank, and when it goes in. */
const FORMULATIONS = {
  SC: liquid(70),
  CS: liquid(70),
  SE: liquid(70),
  EC: liquid(80),
  OD: liquid(80),
  EO: liquid(80),
  SL: liquid(90),
  WP: { form: 'powder', behaviour: 'suspends', mixClass: 60 },
  WG: { form: 'granular', behaviour: 'suspends', mixClass: 64 },
  SG: { form: 'granular', behaviour: 'dissolves', mixClass: 66 },
} as const satisfies Record<string, Pick<ProductFacts, 'form' | 'behaviour' | 'mixClass'>>;

const isOf = <Key extends string>(keys: Readonly<Record<Key, unknown>>, cell: string): cell is Key =>
  Object.hasOwn(keys, cell);

const formulation: Column<keyof typeof FORMULATIONS> = (cell) =>
  isOf(FORMULATIONS, cell) ? cell : new CellFault('a formulation, such as SC');

const group: Column<ChemicalGroup> = (cell) =>
  isOf(CHEMICAL_GROUPS, cell) ? cell : new CellFault('a chemical group, such as EC');

const sentences: Column<readonly string[]> = (cell) => (cell === '' ? [] : cell.split('; '));

/** Strengths stand in `activeContents.csv`, densities in `figuresRead.csv`; the sources here are those of the groups. */
const rows = readTable(join(import.meta.dirname, 'furtherSprays.csv'), {
  id: text,
  name: text,
  category: oneOf('herbicide', 'fungicide', 'insecticide', 'growthRegulator'),
  formulation,
  groups: listOf(group),
  hazards: sentences,
  ...sourceColumns,
});

/** Sprays that sheds and reviewers missed. Rates stay blank: the label of the crop and country is the operator’s. */
export const furtherSprays: readonly (readonly [ProductCategory, readonly ProductFacts[]])[] =
  rows.map(({ category, id, name, formulation: code, groups, hazards, ...source }) => [
    category,
    [
      {
        id,
        name,
        formulation: code,
        ...FORMULATIONS[code],
        nutrientsPct: {},
        groups,
        hazards,
        sources: {
          groups: { ...sourceOf(source), note: source.note ?? 'Follows from its actives and formulation.' },
          hazards: assumed('Label practice with this kind of active.'),
        },
      },
    ],
  ]);
