import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AnswerActionProps } from './AnswerAction.tsx';
import { answerActionPart } from './answerActionPart.ts';

/** The way back to whoever sent the job, there as soon as its part is. */
export function AnswerActionSlot(props: AnswerActionProps) {
  const part = useStore(answerActionPart.store);
  useEffect(() => {
    answerActionPart.start();
  }, []);
  return part.status === 'ready' ? <part.part.AnswerAction {...props} /> : null;
}
