import { createContext } from 'react';
import type { MessageAt } from './messageAt.ts';

/** What stands at the fields of the draft; without a plan behind the fields nothing does. */
export const MessageContext = createContext<MessageAt>(() => null);
