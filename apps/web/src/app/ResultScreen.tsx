import type { SprayRecord } from '@mix/documents';
import type { Catalogue, MixPlan } from '@mix/engine';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { onDemand, useIdle, usePreloaded, whenIdle } from '../ui/lazy/waiting.ts';
import { catalogueStore } from '../products/catalogue/catalogueStore.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { UndoBar } from '../ui/notices/UndoBar.tsx';
import { useWorkspace } from '../sync/useWorkspace.ts';
import { WithPermissionLater } from '../sync/WithPermissionLater.tsx';
import { draftStore } from '../plan/draft/draftStore.ts';
import { SaveAction, SaveSheet } from '../plan/saved/SaveAction.tsx';
import { FillAction } from '../fill/FillAction.tsx';
import { JarTestAction } from '../fill/jar/JarTestAction.tsx';
import { JarTestNote } from '../fill/jar/JarTestNote.tsx';
import { PlanView } from '../plan/result/PlanView.tsx';
import { ResultPage } from '../plan/result/ResultPage.tsx';
import { carriesShare } from '../share/received/carriesShare.ts';
import { ReceivedPage } from '../share/received/ReceivedPage.tsx';
import type { ResultAction } from '../share/received/ResultAction.ts';
import { ShareAction, ShareSheet } from '../share/send/ShareAction.tsx';
import { resultWords } from '../i18n/made/en/result/resultWords.ts';
import { useFragment } from './location/useFragment.ts';

const FillPage = onDemand(async () => (await import('../fill/FillPage.tsx')).FillPage);
const HandOverAction = onDemand(async () => (await import('./resultActions.ts')).HandOverAction);
const ExamplePage = onDemand(
  async () => (await import('../plan/example/ExamplePage.tsx')).ExamplePage,
);
const RecordJob = onDemand(async () => (await import('../records/card/recordViews.ts')).RecordJob);
const AnswerRecord = onDemand(
  async () => (await import('../records/card/recordViews.ts')).AnswerRecord,
);
const AnswerAction = onDemand(async () => (await import('./resultActions.ts')).AnswerAction);

const AfterPlan = onDemand(
  async () => (await import('../plan/result/resultBelowPlan.ts')).AfterPlan,
);

/** Screens and sheets that follow a plan, fetched before so that they work without a signal. */
const NEXT = [FillPage, SaveSheet, ShareSheet, RecordJob] as const;

/** The plan of the current mix; or a job that was sent here, where the address carries one. */
export function ResultScreen() {
  const fragment = useFragment();
  const view = useSearch();
  usePreloaded(
    NEXT,
    useStore(catalogueStore.store, ({ status }) => status !== 'loading'),
  );
  // Fetched after the plan; a component that needs the catalogue sooner asks for it itself.
  useEffect(() => whenIdle(catalogueStore.start), []);
  // Zones and stock are read once the plan stands.
  const isIdle = useIdle();
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
          <WithPermissionLater deed="fill">
            <FillAction />
          </WithPermissionLater>
          <WithPermissionLater deed="plan">
            <SaveAction />
          </WithPermissionLater>
          <ShareAction />
          <HandOver />
        </>
      }
      afterPlan={isIdle ? afterPlan : undefined}
      jarTest={<JarTestAction />}
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
  const place = useWorkspace();
  return place?.farmId == null ? null : (
    <Awaited fallback={null} failed={() => null}>
      <HandOverAction />
    </Awaited>
  );
}

/** Undo after another mix replaced the one in work. */
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
