import { createStore } from 'zustand/vanilla';

/** Whether the first drawing of the page stands: code for later is fetched from then on. */
export const pageLife = createStore<{ readonly isAlive: boolean }>(() => ({ isAlive: false }));

/** Called once the first drawing of the page stands. */
export const beginPageLife = (): void => {
  pageLife.setState({ isAlive: true });
};
