import { createStore } from 'zustand/vanilla';

/** `memory`: this browser keeps no copy of the account's answers; a reload fetches them anew. */
export const firestoreCache = createStore<{ readonly keptIn: 'device' | 'memory' }>(() => ({
  keptIn: 'device',
}));
