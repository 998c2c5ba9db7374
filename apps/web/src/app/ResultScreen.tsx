import type { SprayRecord } from '@mix/documents';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { UndoBar } from '../components/UndoBar.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { FillScreen } from '../features/fill/FillScreen.tsx';
import { FillSlot } from '../features/fill/FillSlot.tsx';
import { AnswerSlot } from '../features/records/AnswerSlot.tsx';
import { RecordScreen } from '../features/records/RecordScreen.tsx';
import { ResultPage } from '../features/result/ResultPage.tsx';
import { AnswerActionSlot } from '../features/share/AnswerActionSlot.tsx';
import { ReceivedPage } from '../features/share/ReceivedPage.tsx';
import type { ResultAction } from '../features/share/ResultAction.ts';
import { ShareAction } from '../features/share/ShareAction.tsx';
import { carriesShare } from '../features/share/carriesShare.ts';
import { resultWords } from '../i18n/resultWords.ts';
import { SaveAction } from '../saving/SaveAction.tsx';
import { useFragment } from './useFragment.ts';

/** The plan of the current mix; or, behind an address that carries one, a job that was sent here. */
export function ResultScreen() {
  const fragment = useFragment();
  const view = useSearch();
  // Another link is another job: nothing chosen for the one before stays.
  if (carriesShare(fragment)) {
    return <ReceivedPage key={fragment} text={fragment} resultAction={recordAnswer} />;
  }
  if (view === 'fill' || view === 'fill&left') return <FillScreen />;
  if (view === 'record') return <RecordScreen id={null} answerOf={answerOf} />;
  return (
    <ResultPage
      barAction={<FillSlot shows="SunSwitch" />}
      undo={
        <>
          <FillSlot shows="JarTestNote" />
          <Undo />
        </>
      }
      actions={
        <>
          <SaveAction />
          <ShareAction />
          <FillSlot shows="FillAction" />
        </>
      }
    />
  );
}

const recordAnswer: ResultAction = (answer, job) => <AnswerSlot answer={answer} job={job} />;

const answerOf = (record: SprayRecord, jobId: string) => (
  <AnswerActionSlot record={record} jobId={jobId} />
);

/** The way back after another mix took the place of the one in work. */
function Undo() {
  const last = useStore(draftStore.removals, ({ list }) => list.at(-1));
  return last === undefined ? null : (
    <UndoBar
      id={last.id}
      text={last.words}
      undoWord={resultWords.undo}
      onUndo={draftStore.undo}
      onExpire={draftStore.forgetRemovals}
    />
  );
}
