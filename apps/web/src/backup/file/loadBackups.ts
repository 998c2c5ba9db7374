/** Writing and reading of backups; the code is fetched when the backup screen stands. */
export const loadBackups = async () => (await import('./backups.ts')).backups;
