import { createContext } from 'react';
import type { MessageAt } from './messageAt.ts';

/** The messages at the fields of the draft; none where no plan is behind the fields. */
export const MessageContext = createContext<MessageAt>(() => null);
