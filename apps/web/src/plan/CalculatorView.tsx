import { Fragment, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useIdle, usePreloaded, onDemand } from '../ui/lazy/waiting.ts';
import { productNames, type NameOf } from '../i18n/products/productNames.ts';
import { Button } from '../ui/Button.tsx';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { AwaitedSheet } from '../ui/lazy/AwaitedSheet.tsx';
import { OpenKeypad } from '../ui/keypad/openKeypad.ts';
import { UndoBar } from '../ui/notices/UndoBar.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { draftStore } from './draft/draftStore.ts';
import type { MixForm } from './draft/MixForm.ts';
import { OWN_MACHINE } from './draft/formChanges.ts';
import { CatchTestAge } from '../machine/CatchTestAge.tsx';
import { useMix, type MixView } from './planning/useMix.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import { problemWordsOf, type ProblemWords } from '../i18n/problems/problemWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { PlanDetail } from './outcome/PlanDetail.tsx';
import { ProblemSection } from './outcome/ProblemSection.tsx';
import { ResultPanel } from './outcome/ResultPanel.tsx';
import styles from './CalculatorView.module.css';
import { DraftNotices } from './DraftNotices.tsx';
import { goToPath } from './field/goToPath.ts';
import { FirstUse } from './FirstUse.tsx';
import { MixBoxes, MixFieldLines } from './inputs/MixFields.tsx';
import { PaddockAndLoads } from './inputs/PaddockAndLoads.tsx';
import { LeftInTank } from './inputs/LeftInTank.tsx';
import { MixPanels } from './inputs/MixPanels.tsx';
import { RunningJob } from './inputs/RunningJob.tsx';
import { MachineRow } from '../machine/MachineRow.tsx';
import { messageAtOf } from './field/messageAt.ts';
import { MessageContext } from './field/MessageContext.ts';
import { withDecimalSlip } from './field/decimalSlip.ts';
import type { MixSheetsProps } from './MixSheets.tsx';
import type { OnSheet, OpenSheet } from './OpenSheet.ts';
import { ProductRows } from './product/ProductRows.tsx';
import { takeSuggestion } from './suggestions/takeSuggestion.ts';
import { useWideScreen } from '../ui/layout/useWideScreen.ts';

/** The sheets over the page, loaded on demand: nobody needs one before the page is drawn. */
const MixSheets = onDemand(async () => (await import('./MixSheets.tsx')).MixSheets);

const OfferMachines = onDemand(
  async () => (await import('./planning/planningLater.ts')).OfferMachines,
);

/** Aids to a better plan, once there is a plan. */
const PlanAids = onDemand(async () => (await import('./outcome/PlanAids.tsx')).PlanAids);

/** Loaded ahead: what a finger may open next. */
const NEXT = [OpenKeypad, MixSheets] as const;

interface CalculatorViewProps {
  /** Held by the page, because its bar opens a sheet too. */
  readonly sheet: OpenSheet | null;
  readonly onSheet: OnSheet;
}

/** The planning view: what is wanted, and the answer always in view beside or below it. */
export function CalculatorView({ sheet, onSheet }: CalculatorViewProps) {
  const mix = useMix();
  const { form, draft, facts, plan } = mix;
  const productIds = form.products.map(({ productId }) => productId);
  const nameOf = productNames(facts, productIds);
  const words = facts && problemWordsOf(facts, productIds);
  const messageAt = withDecimalSlip(messageAtOf(mix, words), form, facts);
  const undo = useUndo();
  usePreloaded(NEXT, mix.catalogueStatus !== 'loading');
  const isWide = useWideScreen();
  // Also a React key: where the stored mix replaces the first drawing, these parts are drawn anew,
  // so that nothing moves under a thumb.
  const hasMachine = form.machineId != null || form.tankCapacityL != null;
  const area = draft.sprayAreaHa;
  const onField = (path: string): void => {
    if (path === 'products') onSheet({ name: 'products' });
    else goToPath(path, form, onSheet);
  };
  useLinkedField(mix.catalogueStatus !== 'loading', onField);
  return (
    <MessageContext value={messageAt}>
      <AnsweredForm>
        <div className={styles.inputs}>
          <div className={styles.wideHead}>
            <p className={styles.name} aria-hidden="true">
              {form.name ?? mixWords.title}
            </p>
            <MixesButton onSheet={onSheet} />
          </div>
          <DraftNotices />
          <CatchTestAge plan={plan} isTestFar={mix.isTestFar} />
          <MachineOffer onSheet={onSheet} />
          <Fragment key={hasMachine ? 'known' : 'first'}>
            {hasMachine ? (
              <>
                <MachineRow
                  draft={draft}
                  catalogue={facts}
                  onChange={() => onSheet({ name: 'machine' })}
                />
                <MixBoxes computed={form.linked?.computed} asksTank={isOnlyTank(form)} />
                <PaddockAndLoads mix={mix} onSheet={onSheet} />
              </>
            ) : (
              <>
                <FirstUse
                  onSetMachine={() => onSheet({ name: 'machine' })}
                  onOnlyTank={() => onField('tankCapacityL')}
                />
                <MixFieldLines />
              </>
            )}
            <ProductRows
              products={form.products}
              catalogue={facts}
              nameOf={nameOf}
              plan={plan}
              areaText={area == null ? null : quantityText(area, 'ha', 4)}
              onSheet={onSheet}
            />
            <MixPanels draft={draft} heel={form.heel} />
          </Fragment>
        </div>
        <div key={hasMachine ? mix.catalogueStatus : 'first'} className={styles.result} data-answer>
          <RunningJob />
          <LeftInTank draft={draft} />
          {undo}
          <ResultPanel
            mix={mix}
            words={words}
            nameOf={nameOf}
            onWayOut={(way) => takeSuggestion(way, form, nameOf, onSheet)}
            onNext={onField}
          />
        </div>
        {plan !== null && isWide && (
          <div className={styles.detail}>
            <PlanDetail plan={plan} nameOf={nameOf} />
          </div>
        )}
        {words !== null && <Advice {...{ mix, words, nameOf, onField }} />}
        <OpenedSheet sheet={sheet} onSheet={onSheet} mix={mix} nameOf={nameOf} undo={undo} />
      </AnsweredForm>
    </MessageContext>
  );
}

/** Saved machines are offered once the page is quiet: no plan waits for them. */
const MachineOffer = ({ onSheet }: { readonly onSheet: OnSheet }) =>
  useIdle() && (
    <Awaited fallback={null} failed={() => null}>
      <OfferMachines onChange={() => onSheet({ name: 'machine' })} />
    </Awaited>
  );

/** A hook. Opens the field that the address names (links of the plan), once products are here. */
function useLinkedField(isReady: boolean, onField: (path: string) => void): void {
  useEffect(() => {
    const path = window.location.hash.slice(1);
    if (!isReady || path === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    onField(path);
    // `onField` may be another function with each figure; the address is followed once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
}

/** Marks the drawn answer as busy while a field holds text that the answer does not know yet. */
function AnsweredForm({ children }: { readonly children: ReactNode }) {
  const isBehind = useStore(draftStore.answered, (answered) => answered.isBehind);
  return (
    <Form className={styles.view} aria-busy={isBehind}>
      {children}
    </Form>
  );
}

/** A sprayer of which nothing is known yet: its tank is asked for among the figures of the job. */
const isOnlyTank = ({ machineId, tankCapacityL, swathWidthM, nozzle }: MixForm): boolean =>
  machineId === OWN_MACHINE && tankCapacityL == null && swathWidthM == null && nozzle == null;

interface OpenedSheetProps extends Omit<MixSheetsProps, 'sheet'> {
  readonly sheet: OpenSheet | null;
}

const OpenedSheet = ({ sheet, ...rest }: OpenedSheetProps) =>
  sheet !== null && (
    <AwaitedSheet title={mixWords.title} onClose={() => rest.onSheet(null)}>
      <MixSheets sheet={sheet} {...rest} />
    </AwaitedSheet>
  );

interface AdviceProps {
  readonly mix: MixView;
  readonly words: ProblemWords;
  readonly nameOf: NameOf;
  readonly onField: (path: string) => void;
}

/** Warnings and notes of the plan and, once these are drawn, aids to a better plan. */
function Advice({ mix, words, nameOf, onField }: AdviceProps) {
  const isAnswered = useIdle();
  return (
    <div className={styles.advice}>
      <ProblemSection
        problems={mix.problems}
        hasPlan={mix.plan !== null}
        words={words}
        onField={onField}
      />
      {isAnswered && (
        <Awaited fallback={null} failed={() => null}>
          <PlanAids mix={mix} words={words} nameOf={nameOf} />
        </Awaited>
      )}
    </div>
  );
}

interface MixesButtonProps {
  readonly onSheet: OnSheet;
}

/** Opens the mixes of this device. */
export const MixesButton = ({ onSheet }: MixesButtonProps) => (
  <Button look="text" onClick={() => onSheet({ name: 'mixes' })}>
    {mixWords.saved}
  </Button>
);

/** The undo bar after a deletion, as long as undo is offered. */
function useUndo() {
  const last = useStore(draftStore.removals, ({ list }) => list.at(-1));
  return last === undefined ? undefined : (
    <UndoBar
      id={last.id}
      text={last.words}
      undoWord={mixWords.undo}
      onUndo={draftStore.undo}
      onExpire={draftStore.forgetRemovals}
    />
  );
}
