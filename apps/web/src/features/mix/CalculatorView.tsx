import { Fragment } from 'react';
import { useStore } from 'zustand';
import { productNames } from '../../catalogue/productNames.ts';
import { Button } from '../../components/Button.tsx';
import { Form } from '../../components/Form.tsx';
import { UndoBar } from '../../components/UndoBar.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import { OWN_MACHINE } from '../../draft/formChanges.ts';
import { useMix } from '../../draft/useMix.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import styles from './CalculatorView.module.css';
import { DeviceNotices } from './DeviceNotices.tsx';
import { fieldId } from './fieldId.ts';
import { FirstUse } from './FirstUse.tsx';
import { JobBoxes, JobLines } from './JobFields.tsx';
import { JobPanels } from './JobPanels.tsx';
import { MachineRow } from './MachineRow.tsx';
import { messageAtOf } from './messageAt.ts';
import { OpenedSheet } from './OpenedSheet.tsx';
import type { OnSheet, OpenSheet } from './OpenSheet.ts';
import { PlanDetail } from './PlanDetail.tsx';
import { ProblemSection } from './ProblemSection.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { takeWayOut } from './takeWayOut.ts';
import { useWideScreen } from './useWideScreen.ts';

interface CalculatorViewProps {
  /** Held by the page, because its bar opens a sheet too. */
  readonly sheet: OpenSheet | null;
  readonly onSheet: OnSheet;
}

/** The planning view: what is wanted, and the answer always in view beside or below it. */
export function CalculatorView({ sheet, onSheet }: CalculatorViewProps) {
  const mix = useMix();
  const { form, draft, catalogue, plan, problems } = mix;
  const productIds = form.products.map(({ productId }) => productId);
  const nameOf = productNames(catalogue, productIds);
  const words = mix.planning?.problemWordsOf(catalogue, productIds) ?? null;
  const messageAt = messageAtOf(mix, words);
  const undo = useUndo();
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
        <DeviceNotices />
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
              <JobBoxes messageAt={messageAt} />
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
          <JobPanels draft={draft} heel={form.heel} messageAt={messageAt} />
        </Fragment>
      </div>
      <div key={hasMachine ? mix.catalogueStatus : 'first'} className={styles.result}>
        {undo}
        <ResultPanel
          mix={mix}
          words={words}
          nameOf={nameOf}
          onWayOut={(way) => {
            takeWayOut(way, form, nameOf, onSheet);
          }}
        />
        {plan !== null && isWide && <PlanDetail plan={plan} nameOf={nameOf} />}
      </div>
      <ProblemSection
        className={styles.advice}
        problems={problems}
        hasPlan={plan !== null}
        words={words}
      />
      <OpenedSheet
        sheet={sheet}
        onSheet={onSheet}
        mix={mix}
        messageAt={messageAt}
        nameOf={nameOf}
        undo={undo}
      />
    </Form>
  );
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
