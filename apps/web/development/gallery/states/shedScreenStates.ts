import { stockPaths } from '../../../src/stock/stockPaths.ts';
import { hillBlock } from '../../../src/plan/testing/exampleMixes.ts';
import { paths } from '../../../src/device/navigation/paths.ts';
import { hillShed } from '../../seed/hillShed.ts';
import { galleryFarm, sharedPhone } from '../galleryFarm.ts';
import { boardJobs } from '../galleryJobs.ts';
import type { ScreenState } from '../ScreenState.ts';

const planned = { 'mix.draft': hillBlock };

/** The stock: its list, a product's ledger, the forms for it, and the shared device in the shed. */
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
  {
    name: 'shed-who',
    route: 'home',
    path: paths.home,
    ...galleryFarm,
    documents: [...galleryFarm.documents, ...boardJobs],
    device: sharedPhone,
    shows: 'text=Sam Pike',
    network: 'offline',
  },
  {
    name: 'shed-pin',
    route: 'home',
    path: paths.home,
    ...galleryFarm,
    device: sharedPhone,
    press: ['dialog li button'],
    shows: 'dialog',
    network: 'offline',
  },
  {
    name: 'shed-not-chosen',
    route: 'home',
    path: paths.home,
    ...galleryFarm,
    device: sharedPhone,
    press: ['dialog li:nth-child(2) button'],
    shows: 'text=/No PIN has been chosen/',
    network: 'offline',
  },
];
