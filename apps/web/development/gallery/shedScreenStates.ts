import { stockPaths } from '../../src/catalogue/stock/stockPaths.ts';
import { hillBlock } from '../../src/mix/testing/exampleMixes.ts';
import { hillShed } from '../seed/hillShed.ts';
import type { ScreenState } from './ScreenState.ts';

const planned = { 'mix.draft': hillBlock };

/** The shed: its list, the book of a product, and the forms that write into it. */
export const shedScreenStates: readonly ScreenState[] = [
  {
    name: 'shed',
    route: 'products',
    path: stockPaths.shed,
    device: planned,
    documents: hillShed,
    shows: 'text=SW-2311',
  },
  {
    name: 'shed-one',
    route: 'products',
    path: stockPaths.ledgerOf('urea'),
    device: planned,
    documents: hillShed,
    shows: 'article table',
  },
  {
    name: 'shed-delivery',
    route: 'products',
    path: stockPaths.deliveryOf('urea'),
    documents: hillShed,
    shows: 'article form',
  },
  {
    name: 'shed-bill',
    route: 'products',
    path: stockPaths.billOf('urea', 's2'),
    device: planned,
    documents: hillShed,
    shows: 'article form',
  },
  {
    name: 'shed-count',
    route: 'products',
    path: stockPaths.countOf('urea'),
    device: planned,
    documents: hillShed,
    shows: 'article form',
  },
  {
    name: 'shed-order',
    route: 'products',
    path: stockPaths.order,
    device: planned,
    documents: hillShed,
    shows: 'article form',
  },
];
