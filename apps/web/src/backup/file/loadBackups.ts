/** Writing and reading of backups; it is fetched when the screen for it stands. */
export const loadBackups = async () => (await import('./backups.ts')).backups;
