import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import { emptyForm } from '../../draft/MixForm.ts';
import { hasJob } from '../../draft/recentMixes.ts';
import { paths } from '../../navigation/paths.ts';
import { deviceDraft } from './deviceDraft.ts';
import { EarlierMixes } from './EarlierMixes.tsx';
import { FirstMixPanel } from './FirstMixPanel.tsx';
import styles from './HomePage.module.css';
import { MixLines } from './MixLines.tsx';
import { MixPanel } from './MixPanel.tsx';
import { SavedHere } from './SavedHere.tsx';

export { homeReady } from './deviceDraft.ts';

/** The work first: the mix that is being planned, then the ones before it. */
export function HomePage() {
  const draft = deviceDraft();
  return (
    <>
      <SavedHere />
      <div className={styles.columns}>{draft === null ? <FirstUse /> : <Work draft={draft} />}</div>
      <footer className={styles.foot}>
        <Link href={paths.privacyPolicy}>Privacy policy</Link>
        <Link href={paths.terms}>Terms of service</Link>
      </footer>
    </>
  );
}

const FirstUse = () => (
  <>
    <FirstMixPanel />
    <div className={styles.side}>
      <MixLines form={emptyForm} />
    </div>
  </>
);

function Work({ draft }: { readonly draft: DraftStore }) {
  const form = useStore(draft.form, ({ value }) => value);
  const earlier = useStore(draft.recent, ({ value }) => value);
  return (
    <>
      {hasJob(form) ? <MixPanel form={form} draft={draft} /> : <FirstMixPanel />}
      <div className={styles.side}>
        <MixLines form={form} />
        {earlier.length > 0 && <EarlierMixes mixes={earlier} draft={draft} />}
      </div>
    </>
  );
}
