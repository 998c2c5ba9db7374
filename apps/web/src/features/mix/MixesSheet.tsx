import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { hasJob, type RecentMix } from '../../draft/recentMixes.ts';
import { formReading } from '../../draft/readForm.ts';
import { mixSheetWords } from '../../i18n/mixSheetWords.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { ListRow } from './ListRow.tsx';
import styles from './SheetFields.module.css';

/** Code points a name may have; the engine refuses more. */
const LONGEST_NAME = 80;

interface MixesSheetProps {
  readonly form: MixForm;
  readonly nameOf: (productId: string) => string;
  readonly onClose: () => void;
}

/** The mixes of this device: the name of this one, a new one, and those put away before. */
export function MixesSheet({ form, nameOf, onClose }: MixesSheetProps) {
  const recent = useStore(draftStore.recent, ({ value }) => value);
  return (
    <Sheet title={mixSheetWords.mixes} closeWord={mixWords.done} onClose={onClose}>
      <div className={styles.fields}>
        <TextField
          label={mixSheetWords.mixName}
          value={form.name ?? ''}
          maxLength={LONGEST_NAME}
          onText={(name) => {
            draftStore.set('name', name.trim() === '' ? null : name);
          }}
        />
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
      <h3 className={styles.heading}>{mixSheetWords.earlier}</h3>
      {recent.length === 0 && <p className={styles.note}>{mixSheetWords.noEarlier}</p>}
      <ul className={styles.lines}>
        {recent.map((mix) => (
          <ListRow
            key={mix.keptAt}
            title={mix.form.name ?? productNames(mix.form, nameOf)}
            note={mixNote(mix)}
            onPress={() => {
              draftStore.open(mix.form, Date.now(), mixSheetWords.mixOpened);
              onClose();
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}

const productNames = (form: MixForm, nameOf: MixesSheetProps['nameOf']): string =>
  form.products.map(({ productId }) => nameOf(productId)).join(' + ') || mixSheetWords.unnamed;

const dayAndTime = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short' });

function mixNote({ form, keptAt }: RecentMix): string {
  const { sprayAreaHa: area, applicationRateLPerHa: rate } = formReading(form).draft;
  return [
    area != null && quantityText(area, 'ha', 4),
    rate != null && quantityText(rate, 'L/ha'),
    dayAndTime.format(keptAt),
  ]
    .filter(Boolean)
    .join(', ');
}
