import { Fragment } from 'react';
import { useStore } from 'zustand';
import { productNames, type NameOf } from '../../words/products/productNames.ts';
import { Button } from '../../components/Button.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { draftStore } from '../../mix/draft/draftStore.ts';
import { OWN_MACHINE } from '../../mix/draft/formChanges.ts';
import { useMix, type MixView } from '../../mix/planning/useMix.ts';
import { mixWords } from '../../words/en/mix/mixWords.ts';
import type { ProblemWords } from '../../words/problems/problemWords.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { answerPart, type Answers } from './answer/answerPart.ts';
import styles from './CalculatorView.module.css';
import { fieldId } from './field/fieldId.ts';
import { FirstUse } from './FirstUse.tsx';
import { JobBoxes, JobLines } from './job/JobFields.tsx';
import { JobLinks } from './job/JobLinks.tsx';
import { JobPanels } from './job/JobPanels.tsx';
import { MachineRow } from './machine/MachineRow.tsx';
import { messageAtOf, type MessageAt } from './field/messageAt.ts';
import { OpenedSheet } from './OpenedSheet.tsx';
import type { OnSheet, OpenSheet } from './OpenSheet.ts';
import { ProductRows } from './product/ProductRows.tsx';
import { ResultPanel } from './answer/ResultPanel.tsx';
import { sheetsPart } from './sheetsPart.ts';
import { useWideScreen } from './useWideScreen.ts';

interface CalculatorViewProps {
  /** Held by the page, because its bar opens a sheet too. */
  readonly sheet: OpenSheet | null;
  readonly onSheet: OnSheet;
}

/** The planning view: what is wanted, and the answer always in view beside or below it. */
export function CalculatorView({ sheet, onSheet }: CalculatorViewProps) {
  const { mix, answers, words, nameOf } = useAnswers();
  const { form, draft, catalogue, plan } = mix;
  const messageAt = useMessages(mix, words);
  const undo = useUndo(answers);
  const isWide = useWideScreen();
  // Also the key of what the stored mix takes the place of: drawn anew, nothing moves under a thumb.
  const hasMachine = form.machineId != null || form.tankCapacityL != null;
  const area = draft.sprayAreaHa;
  return (
    <Form className={styles.view}>
      <div className={styles.inputs}>
        <div className={styles.wideHead}>
          <p className={styles.name} aria-hidden="true">
            {form.name ?? mixWords.title}
          </p>
          <MixesButton onSheet={onSheet} />
        </div>
        {answers && <answers.DeviceNotices />}
        <Fragment key={hasMachine ? 'known' : 'first'}>
          {hasMachine ? (
            <>
              <MachineRow
                draft={draft}
                catalogue={catalogue}
                onChange={() => {
                  onSheet({ name: 'machine' });
                }}
              />
              <JobBoxes messageAt={messageAt} computed={form.linked?.computed} />
              <JobLinks mix={mix} onSheet={onSheet} />
            </>
          ) : (
            <>
              <FirstUse
                onSetMachine={() => {
                  onSheet({ name: 'machine' });
                }}
                onOnlyTank={() => {
                  draftStore.setMachine({ machineId: OWN_MACHINE });
                  onSheet({ name: 'machine', focusId: fieldId('tankCapacityL') });
                }}
              />
              <JobLines messageAt={messageAt} />
            </>
          )}
          <ProductRows
            products={form.products}
            catalogue={catalogue}
            nameOf={nameOf}
            plan={plan}
            areaText={area == null ? null : quantityText(area, 'ha', 4)}
            messageAt={messageAt}
            onSheet={onSheet}
          />
          <JobPanels draft={draft} heel={form.heel} messageAt={messageAt} answers={answers} />
        </Fragment>
      </div>
      <div key={hasMachine ? mix.catalogueStatus : 'first'} className={styles.result}>
        <RunningJobSlot />
        {undo}
        <ResultPanel
          mix={mix}
          answers={answers}
          words={words}
          nameOf={nameOf}
          onWayOut={(way) => {
            answers?.takeWayOut(way, form, nameOf, onSheet);
          }}
        />
        {plan !== null && isWide && answers && <answers.PlanDetail plan={plan} nameOf={nameOf} />}
      </div>
      <Advice mix={mix} answers={answers} words={words} nameOf={nameOf} />
      <OpenedSheet
        sheet={sheet}
        answers={answers}
        onSheet={onSheet}
        mix={mix}
        messageAt={messageAt}
        nameOf={nameOf}
        undo={undo}
      />
    </Form>
  );
}

/** What is told at the fields, with what looks like a slip once that can be said. */
function useMessages(mix: MixView, words: ProblemWords | null): MessageAt {
  const aids = useStore(sheetsPart.store);
  const told = messageAtOf(mix, words);
  return aids.status === 'ready' ? aids.part.withTenTimes(told, mix.form, mix.catalogue) : told;
}

/** The job that is being filled, as soon as that can be said. */
function RunningJobSlot() {
  const aids = useStore(sheetsPart.store);
  return aids.status === 'ready' ? <aids.part.RunningJob /> : null;
}

interface AdviceProps {
  readonly mix: MixView;
  readonly answers: Answers | null;
  readonly words: ProblemWords | null;
  readonly nameOf: NameOf;
}

/** What is worth knowing of the answer, and what helps to a better one. */
function Advice({ mix, answers, words, nameOf }: AdviceProps) {
  const aids = useStore(sheetsPart.store);
  if (answers === null || words === null) return null;
  return (
    <div className={styles.advice}>
      <answers.ProblemSection problems={mix.problems} hasPlan={mix.plan !== null} words={words} />
      {aids.status === 'ready' && <aids.part.PlanAids mix={mix} words={words} nameOf={nameOf} />}
    </div>
  );
}

/** The mix, and what shows its answer; without that there is none, and asking again asks for all. */
function useAnswers() {
  const mix = useMix();
  const answering = useStore(answerPart.store);
  const productIds = mix.form.products.map(({ productId }) => productId);
  const shared = {
    nameOf: productNames(mix.catalogue, productIds),
    words: mix.planning?.problemWordsOf(mix.catalogue, productIds) ?? null,
  };
  if (answering.status === 'ready') return { ...shared, mix, answers: answering.part };
  if (answering.status === 'loading') return { ...shared, mix, answers: null };
  const failed: MixView = {
    ...mix,
    catalogueStatus: 'failed',
    retryCatalogue: () => {
      answerPart.start();
      mix.retryCatalogue();
    },
  };
  return { ...shared, mix: failed, answers: null };
}

interface MixesButtonProps {
  readonly onSheet: OnSheet;
}

/** Opens the mixes of this device. */
export const MixesButton = ({ onSheet }: MixesButtonProps) => (
  <Button
    look="text"
    onClick={() => {
      onSheet({ name: 'mixes' });
    }}
  >
    {mixWords.saved}
  </Button>
);

/** The way back after a deletion, for as long as it is offered. */
function useUndo(answers: Answers | null) {
  const last = useStore(draftStore.removals, ({ list }) => list.at(-1));
  return last === undefined || answers === null ? undefined : (
    <answers.UndoBar
      id={last.id}
      text={last.words}
      undoWord={mixWords.undo}
      onUndo={draftStore.undo}
      onExpire={draftStore.forgetRemovals}
    />
  );
}
