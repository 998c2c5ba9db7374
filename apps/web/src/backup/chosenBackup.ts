import { createStore } from 'zustand/vanilla';

/** The files that the browser's own list offers. */
export const BACKUP_FILES = '.json,application/json';

/** A file that was chosen on the page before, so that nobody chooses it twice; null: none was. */
export const chosenBackup = createStore<{ readonly file: File | null }>(() => ({ file: null }));
