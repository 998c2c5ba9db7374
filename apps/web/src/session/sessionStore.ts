import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  initialSession,
  sessionReducer,
  type SessionEvent,
  type SessionState,
} from './sessionReducer.ts';

export const sessionStore = createStore<SessionState>(() => initialSession);

export function dispatchSession(event: SessionEvent): void {
  sessionStore.setState((state) => sessionReducer(state, event), true);
}

/** A hook. A part of the auth store, for a screen. */
export const useSession = <Part>(part: (state: SessionState) => Part): Part =>
  useStore(sessionStore, part);
