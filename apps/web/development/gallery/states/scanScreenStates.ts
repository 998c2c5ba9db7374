import { stockPaths } from '../../../src/stock/stockPaths.ts';
import { hillShed } from '../../seed/hillShed.ts';
import type { ScreenState } from '../ScreenState.ts';

/** Scanning a pack: before, a code that the farm knows, and one that nobody knows yet. */
export const scanScreenStates: readonly ScreenState[] = [
  {
    name: 'scan',
    route: 'products',
    path: stockPaths.scan,
    documents: hillShed,
    shows: 'article form',
  },
  {
    name: 'scan-known',
    route: 'products',
    path: stockPaths.scan,
    documents: hillShed,
    press: [{ into: 'article form input', type: '9421003456716' }, 'article form button'],
    shows: 'button:has-text("Add to mix")',
  },
  {
    name: 'scan-unknown',
    route: 'products',
    path: stockPaths.scan,
    documents: hillShed,
    press: [{ into: 'article form input', type: '9414011250032' }, 'article form button'],
    shows: 'text=Nothing known about this code',
  },
];
