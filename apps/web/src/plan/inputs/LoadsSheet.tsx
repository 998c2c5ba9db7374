import { use } from 'react';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { FREE_LINK, heldLoads, holdPart } from '../planning/loadLink.ts';
import type { LinkedPart } from '../draft/MixForm.ts';
import { useDraftField } from '../draft/useDraftField.ts';
import type { MixView } from '../planning/useMix.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import { MessageContext } from '../field/MessageContext.ts';
import { HoldButton } from '../field/HoldButton.tsx';
import sheetStyles from '../SheetFields.module.css';
import styles from './LoadsSheet.module.css';

interface LoadsSheetProps {
  readonly mix: MixView;
  readonly onClose: () => void;
}

/** Area, application rate and loads: one is held, one is worked out, and it is seen which. */
export function LoadsSheet({ mix, onClose }: LoadsSheetProps) {
  const { form, plan } = mix;
  const link = form.linked ?? FREE_LINK;
  const hintOf = (part: LinkedPart): string | undefined =>
    link.computed === part
      ? planAidWords.isWorkedOut
      : link.held === part
        ? planAidWords.isHeld
        : undefined;
  const lock = (part: LinkedPart, name: string) => (
    <HoldButton
      name={inSentence(name)}
      held={link.held === part}
      onHold={() => draftStore.set('linked', holdPart(link, part, plan?.loadCount ?? null))}
    />
  );
  return (
    <Sheet title={planAidWords.linkTitle} closeWord={mixWords.done} onClose={onClose}>
      <p className={sheetStyles.hint}>{planAidWords.linkNote}</p>
      <div className={sheetStyles.fields}>
        <div className={styles.linked}>
          <DraftField inSheet path="sprayAreaHa" hint={hintOf('sprayAreaHa')} />
          {lock('sprayAreaHa', mixWords.area)}
        </div>
        <div className={styles.linked}>
          <DraftField inSheet path="applicationRateLPerHa" hint={hintOf('applicationRateLPerHa')} />
          {lock('applicationRateLPerHa', mixWords.applicationRate)}
        </div>
        <div className={styles.linked}>
          <LoadCountField mix={mix} hint={hintOf('loadCount')} />
          {lock('loadCount', mixWords.loadCount)}
        </div>
      </div>
    </Sheet>
  );
}

interface LoadCountFieldProps {
  readonly mix: MixView;
  readonly hint: string | undefined;
}

/** The loads: what the plan counts, until others are entered. */
function LoadCountField({ mix, hint }: LoadCountFieldProps) {
  const { form, plan } = mix;
  const messageAt = use(MessageContext);
  const link = form.linked ?? FREE_LINK;
  const { text, onText, onLeave } = useDraftField('linked.loadCount');
  const counted = plan === null ? undefined : numberText(plan.loadCount);
  const now = link.computed === 'loadCount' ? (plan?.loadCount ?? null) : heldLoads(form);
  const isWrong = text.trim() !== '' && link.computed !== 'loadCount' && heldLoads(form) === null;
  const set = (loads: number) => {
    draftStore.set('linked', { ...link, loadCount: loads });
  };
  return (
    <QuantityField
      id="sheet-linked.loadCount"
      label={mixWords.loadCount}
      unit=""
      text={text}
      notSet={planAidWords.notSet}
      offered={link.computed === 'loadCount' ? counted : undefined}
      hint={hint}
      message={
        messageAt({ path: 'linked.loadCount' }) ??
        (isWrong ? { sentence: planAidWords.wholeLoads, stops: true, meanings: [] } : null)
      }
      steps={{
        drawn: true,
        size: numberText(1),
        less: planAidWords.fewerLoads,
        more: planAidWords.moreLoads,
        by: (direction) => {
          if (now !== null && now + direction >= 1) set(now + direction);
        },
      }}
      onText={(typed) => {
        // The form knows of no link before the first one is entered.
        if (form.linked == null) draftStore.set('linked', link);
        onText(typed);
      }}
      onLeave={onLeave}
    />
  );
}
