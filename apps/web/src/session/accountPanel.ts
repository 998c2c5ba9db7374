import { createStore } from 'zustand/vanilla';

/** What the account panel opens with; null is closed. Signed in, it shows the account. */
type AccountView = 'signIn' | 'register' | null;

export const accountPanel = createStore<{ readonly view: AccountView }>(() => ({ view: null }));

/** Opens the panel over whatever screen stands. */
export const showAccount = (): void => accountPanel.setState({ view: 'signIn' });

export const closeAccount = (): void => accountPanel.setState({ view: null });
