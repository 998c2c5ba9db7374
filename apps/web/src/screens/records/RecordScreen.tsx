import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { jobWords } from '../../words/en/mix/jobWords.ts';
import type { RecordJobProps } from './RecordJob.tsx';
import { recordPart } from './recordPart.ts';

interface RecordScreenProps extends RecordJobProps {
  /** A record that was made; null makes one of the job on this device. */
  readonly id: string | null;
}

/** The card of a record, once its part is here. */
export function RecordScreen({ id, ...ofJob }: RecordScreenProps) {
  const part = useStore(recordPart.store);
  useEffect(() => {
    recordPart.start();
  }, []);
  if (part.status === 'ready') {
    const { RecordEditor, RecordJob } = part.part;
    return id === null ? <RecordJob {...ofJob} /> : <RecordEditor key={id} id={id} />;
  }
  return part.status === 'loading' ? (
    <MessagePage title={jobWords.opening}>{null}</MessagePage>
  ) : (
    <MessagePage
      sign="warning"
      title={jobWords.failed}
      action={<Button onClick={recordPart.start}>{jobWords.retry}</Button>}
    >
      <p>{jobWords.failedNote}</p>
    </MessagePage>
  );
}
