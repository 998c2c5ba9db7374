import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AnswerRecordProps } from './AnswerRecord.tsx';
import { recordPart } from './recordPart.ts';

/** What can be done with an answer, there as soon as its part is. */
export function AnswerSlot(props: AnswerRecordProps) {
  const part = useStore(recordPart.store);
  useEffect(() => {
    recordPart.start();
  }, []);
  return part.status === 'ready' ? <part.part.AnswerRecord {...props} /> : null;
}
