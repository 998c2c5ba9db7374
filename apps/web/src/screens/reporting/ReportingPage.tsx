import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../components/layout/ScreenBar.tsx';
import { jobWords } from '../../words/en/mix/jobWords.ts';
import { reportingWords } from '../../words/en/reporting/reportingWords.ts';
import { Opening } from './Opening.tsx';
import { reportPart } from './reportPart.ts';

/** The records of this device's owner; or a report of them, named in the address. */
export function ReportingPage() {
  const part = useStore(reportPart.store);
  const query = new URLSearchParams(useSearch());
  useEffect(() => {
    reportPart.start();
  }, []);
  if (part.status === 'ready') {
    const { NitrogenReport, RecordSheet } = part.part;
    const sheet = query.get('sheet');
    if (sheet !== null) return <RecordSheet id={sheet} />;
    if (query.has('nitrogen')) return <NitrogenReport />;
  }
  return (
    <>
      <ScreenBar title={reportingWords.title} />
      {part.status === 'loading' && <Opening />}
      {part.status === 'ready' && <part.part.ReportView />}
      {part.status === 'failed' && (
        <MessagePage
          heading="h2"
          sign="warning"
          title={jobWords.failed}
          action={<Button onClick={reportPart.start}>{jobWords.retry}</Button>}
        >
          <p>{jobWords.failedNote}</p>
        </MessagePage>
      )}
    </>
  );
}
