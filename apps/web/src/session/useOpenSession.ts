import { createContext, useContext } from 'react';
import type { Session } from './createSession.ts';

/** Opens the session of this page, once; null where the site has no accounts. */
export type OpenSession = (() => Promise<Session>) | null;

export const SessionContext = createContext<OpenSession>(null);

export const useOpenSession = (): OpenSession => useContext(SessionContext);
