/** Home with work on it, and what reads and shows that work. */
export const loadWork = async () => (await import('./WorkPage.tsx')).WorkPage;
