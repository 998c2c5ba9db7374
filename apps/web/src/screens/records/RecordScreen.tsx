import { AwaitedPage } from '../../components/lazy/AwaitedPage.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import type { RecordJobProps } from './RecordJob.tsx';

const RecordEditor = lazyComponent(async () => (await import('./RecordEditor.tsx')).RecordEditor);
/** The record of the job on this device. */
export const RecordJob = lazyComponent(async () => (await import('./RecordJob.tsx')).RecordJob);

interface RecordScreenProps extends RecordJobProps {
  /** A record that was made; null makes one of the job on this device. */
  readonly id: string | null;
}

/** The card of a record. */
export const RecordScreen = ({ id, ...ofJob }: RecordScreenProps) => (
  <AwaitedPage>
    {id === null ? <RecordJob {...ofJob} /> : <RecordEditor key={id} id={id} />}
  </AwaitedPage>
);
