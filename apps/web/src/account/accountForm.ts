import { createStore } from 'zustand/vanilla';

/** What was typed before signing in; it outlives the closing of the panel. Passwords do not. */
interface TypedAccount {
  readonly name: string;
  readonly email: string;
}

const nothing: TypedAccount = { name: '', email: '' };

export const accountForm = createStore<TypedAccount>(() => nothing);

/**
 * Clears the form once somebody is signed in: the next person at this device starts with an empty
 * one.
 */
export const clearAccountForm = (): void => accountForm.setState(nothing);
