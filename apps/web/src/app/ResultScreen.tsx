import type { SprayRecord } from '@mix/documents';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { UndoBar } from '../components/notices/UndoBar.tsx';
import { draftStore } from '../mix/draft/draftStore.ts';
import { FillScreen } from '../screens/fill/FillScreen.tsx';
import { FillSlot } from '../screens/fill/FillSlot.tsx';
import { AnswerSlot } from '../screens/records/AnswerSlot.tsx';
import { RecordScreen } from '../screens/records/RecordScreen.tsx';
import { ResultPage } from '../screens/result/ResultPage.tsx';
import { AnswerActionSlot } from '../screens/share/send/AnswerActionSlot.tsx';
import { ReceivedPage } from '../screens/share/received/ReceivedPage.tsx';
import type { ResultAction } from '../screens/share/received/ResultAction.ts';
import { ShareAction } from '../screens/share/send/ShareAction.tsx';
import { carriesShare } from '../screens/share/received/carriesShare.ts';
import { resultWords } from '../words/en/mix/resultWords.ts';
import { SaveAction } from '../mix/saved/SaveAction.tsx';
import { useFragment } from './location/useFragment.ts';

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
