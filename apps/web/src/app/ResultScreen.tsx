import type { SprayRecord } from '@mix/documents';
import type { Catalogue, MixPlan } from '@mix/engine';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { catalogueStore } from '../catalogue/list/catalogueStore.ts';
import { usePreloaded } from '../components/lazy/usePreloaded.ts';
import { Awaited } from '../components/lazy/Awaited.tsx';
import { AwaitedPage } from '../components/lazy/AwaitedPage.tsx';
import { lazyComponent } from '../components/lazy/lazyComponent.tsx';
import { UndoBar } from '../components/notices/UndoBar.tsx';
import { usePlace } from '../documents/usePlace.ts';
import { whenIdle } from '../device/clock/whenIdle.ts';
import { RoleMaySoon } from '../documents/RoleMaySoon.tsx';
import { draftStore } from '../mix/draft/draftStore.ts';
import { SaveAction, SaveSheet } from '../mix/saved/SaveAction.tsx';
import { FillAction } from '../screens/fill/FillAction.tsx';
import { JarTestNote } from '../screens/fill/jar/JarTestNote.tsx';
import { PlanView } from '../screens/result/PlanView.tsx';
import { ResultPage } from '../screens/result/ResultPage.tsx';
import { carriesShare } from '../screens/share/received/carriesShare.ts';
import { ReceivedPage } from '../screens/share/received/ReceivedPage.tsx';
import type { ResultAction } from '../screens/share/received/ResultAction.ts';
import { ShareAction, ShareSheet } from '../screens/share/send/ShareAction.tsx';
import { resultWords } from '../words/made/en/result/resultWords.ts';
import { useFragment } from './location/useFragment.ts';

const FillPage = lazyComponent(async () => (await import('../screens/fill/FillPage.tsx')).FillPage);
const HandOverAction = lazyComponent(
  async () => (await import('./resultActions.ts')).HandOverAction,
);
const ExamplePage = lazyComponent(
  async () => (await import('../screens/result/example/ExamplePage.tsx')).ExamplePage,
);
const RecordJob = lazyComponent(
  async () => (await import('../screens/records/recordViews.ts')).RecordJob,
);
const AnswerRecord = lazyComponent(
  async () => (await import('../screens/records/recordViews.ts')).AnswerRecord,
);
const AnswerAction = lazyComponent(async () => (await import('./resultActions.ts')).AnswerAction);

const AfterPlan = lazyComponent(
  async () => (await import('../screens/result/behindPlan.ts')).AfterPlan,
);

/** What follows a plan, so that it is there without a signal. */
const NEXT = [FillPage, SaveSheet, ShareSheet, RecordJob] as const;

/** The plan of the current mix; or, behind an address that carries one, a job that was sent here. */
export function ResultScreen() {
  const fragment = useFragment();
  const view = useSearch();
  usePreloaded(
    NEXT,
    useStore(catalogueStore.store, ({ status }) => status !== 'loading'),
  );
  // Behind the plan; what waits for it asks for it itself.
  useEffect(() => whenIdle(catalogueStore.start), []);
  // Zones and shed are asked once the plan stands.
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  // Another link is another job: nothing chosen for the one before stays.
  if (carriesShare(fragment)) {
    return <ReceivedPage key={fragment} text={fragment} resultAction={recordAnswer} />;
  }
  if (view.startsWith('fill')) {
    return (
      <AwaitedPage>
        <FillPage />
      </AwaitedPage>
    );
  }
  if (view === 'example') {
    return (
      <AwaitedPage>
        <ExamplePage View={PlanView} />
      </AwaitedPage>
    );
  }
  if (view === 'record') {
    return (
      <AwaitedPage>
        <RecordJob answerOf={answerOf} />
      </AwaitedPage>
    );
  }
  return (
    <ResultPage
      undo={
        <>
          <JarTestNote />
          <Undo />
        </>
      }
      actions={
        <>
          <RoleMaySoon deed="fill">
            <FillAction />
          </RoleMaySoon>
          <RoleMaySoon deed="plan">
            <SaveAction />
          </RoleMaySoon>
          <ShareAction />
          <HandOver />
        </>
      }
      afterPlan={isIdle ? afterPlan : undefined}
    />
  );
}

const afterPlan = (plan: MixPlan, catalogue: Catalogue) => (
  <Awaited fallback={null} failed={() => null}>
    <AfterPlan plan={plan} catalogue={catalogue} />
  </Awaited>
);

const recordAnswer: ResultAction = (answer, job) => (
  <Awaited fallback={null}>
    <AnswerRecord answer={answer} job={job} />
  </Awaited>
);

const answerOf = (record: SprayRecord, jobId: string) => (
  <Awaited fallback={null}>
    <AnswerAction record={record} jobId={jobId} />
  </Awaited>
);

/** On a farm a plan goes to one of its people. */
function HandOver() {
  const place = usePlace();
  return place?.farmId == null ? null : (
    <Awaited fallback={null} failed={() => null}>
      <HandOverAction />
    </Awaited>
  );
}

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
