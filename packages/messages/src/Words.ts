import type { Message } from './Message.ts';
import type { ProblemValues } from './ProblemValues.ts';

/** What is wrong, why or within which limits, and what to do. `label` names the field. */
export type Words = (values: ProblemValues, label: string) => Message;

export const message = (title: string, detail: string, action: string | null = null): Message => ({
  title,
  detail,
  action,
});
