import type { Catalogue, MixDraft } from '@mix/engine';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { paddocks } from '../sync/paddocks.ts';
import { draftStore } from './draft/draftStore.ts';
import { openedForm } from './draft/keptPaddock.ts';
import type { MixForm } from './draft/MixForm.ts';
import { hasJob, type RecentMix } from './draft/recentMixes.ts';
import { formReading } from './reading/readForm.ts';
import { savedMixWords } from '../i18n/made/en/mix/savedMixWords.ts';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import { dateTimeText } from '../i18n/figures/dateText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { productNames, type NameOf } from '../i18n/products/productNames.ts';
import { formFromSavedMix } from './draft/formFromSavedMix.ts';
import { SavedMixList } from './saved/SavedMixList.tsx';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { SaveMixFields } from './saved/SaveMixFields.tsx';
import { ListRow } from './ListRow.tsx';
import styles from './SheetFields.module.css';

interface MixesSheetProps {
  readonly form: MixForm;
  /** Null until it is here: a mix is saved with the facts of its products. */
  readonly catalogue: Catalogue | null;
  readonly onClose: () => void;
}

/** All mixes: this one, kept under its name; a new one; those saved, and those put away before. */
export function MixesSheet({ form, catalogue, onClose }: MixesSheetProps) {
  const recent = useStore(draftStore.recent, ({ value }) => value);
  // The paddocks are read before a mix is opened: it opens with its paddock as that is now.
  paddocks.useAll();
  // Without the brands of this mix: the other mixes have their own.
  const nameOf = productNames(catalogue, []);
  const open = (earlier: MixForm, now: number) => {
    const opened = openedForm(earlier);
    draftStore.open(opened.form, now, mixSheetWords.mixOpened(opened.gone));
    onClose();
  };
  return (
    <Sheet title={mixSheetWords.mixes} closeWord={mixWords.done} onClose={onClose}>
      <div className={styles.fields}>
        {catalogue !== null && (
          <WithPermission deed="plan">
            <SaveMixFields reading={formReading(form)} catalogue={catalogue} primary={false} />
          </WithPermission>
        )}
        {hasJob(form) && (
          <Button
            onClick={() => {
              draftStore.startNew(Date.now(), mixSheetWords.newMixStarted);
              onClose();
            }}
          >
            {mixSheetWords.newMix}
          </Button>
        )}
      </div>
      <h3 className={styles.heading}>{savedMixWords.saved}</h3>
      <SavedMixList
        row={({ id, value }) => (
          <ListRow
            key={id}
            title={value.name}
            note={linesText(value.draft, nameOf)}
            onPress={() => open(formFromSavedMix(value), Date.now())}
          />
        )}
      />
      <h3 className={styles.heading}>{mixSheetWords.earlier}</h3>
      {recent.length === 0 && <p className={styles.note}>{mixSheetWords.noEarlier}</p>}
      <ul className="border-top">
        {recent.map((mix) => (
          <ListRow
            key={mix.keptAt}
            title={mix.form.name ?? linesText(mix.form, nameOf)}
            note={mixNote(mix)}
            onPress={() => open(mix.form, Date.now())}
          />
        ))}
      </ul>
    </Sheet>
  );
}

const linesText = ({ products }: Pick<MixDraft, 'products'> | MixForm, nameOf: NameOf): string =>
  (products ?? [])
    .map(({ productId: id, soldAs }) => (soldAs == null ? nameOf(id) : `${soldAs} (${nameOf(id)})`))
    .join(' + ') || mixSheetWords.unnamed;

function mixNote({ form, keptAt }: RecentMix): string {
  const { sprayAreaHa: area, applicationRateLPerHa: rate } = formReading(form).draft;
  return [
    form.paddock?.name,
    area != null && quantityText(area, 'ha', 4),
    rate != null && quantityText(rate, 'L/ha'),
    dateTimeText(new Date(keptAt)),
  ]
    .filter(Boolean)
    .join(', ');
}
