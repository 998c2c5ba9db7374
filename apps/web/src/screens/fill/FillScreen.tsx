import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { jobWords } from '../../words/en/mix/jobWords.ts';
import { fillPart } from './fillPart.ts';

/** Filling, once its part is here. */
export function FillScreen() {
  const part = useStore(fillPart.store);
  useEffect(() => {
    fillPart.start();
  }, []);
  if (part.status === 'ready') return <part.part.FillPage />;
  return part.status === 'loading' ? (
    <MessagePage title={jobWords.opening}>{null}</MessagePage>
  ) : (
    <MessagePage
      sign="warning"
      title={jobWords.failed}
      action={<Button onClick={fillPart.start}>{jobWords.retry}</Button>}
    >
      <p>{jobWords.failedNote}</p>
    </MessagePage>
  );
}
