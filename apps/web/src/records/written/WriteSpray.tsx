import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalOf, read, soFar } from '../../sync/arrival/Collected.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { wholeCatalogue } from '../../plan/planning/wholeCatalogue.ts';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { useDefaultOperator } from '../defaultOperator.ts';
import { WriteSprayForm } from './WriteSprayForm.tsx';
import styles from './WriteSpray.module.css';

/** Writes down a spray that was not filled step by step: where, when, what, how much ground, who. */
export const WriteSpray = () => (
  <>
    <ScreenBar
      title={words.title}
      back={<BackLink to={paths.reporting} label={words.back} />}
      action={
        <WithPermission deed="writeDown">
          <Link href={`${paths.inAndOut}?view=sprays`} className={buttonClass('text')}>
            {words.fromSheet}
          </Link>
        </WithPermission>
      }
    />
    <div className={styles.page}>
      <WithPermission deed="writeDown" otherwise={<p>{farmPageWords.notYours}</p>}>
        <OnceRead />
      </WithPermission>
    </div>
  </>
);

/** The form, once what it offers is here: nothing moves under a thumb afterwards. */
function OnceRead() {
  const query = new URLSearchParams(useSearch());
  const { retry, ...listed } = useCatalogue();
  const own = ownProducts.useAll();
  const ground = paddocks.useAll();
  const mixes = savedMixes.useAll();
  const records = useReportedRecords();
  // A form that was saved is put away by the next one.
  const [count, setCount] = useState(0);
  const state = arrivalOf(own, ground, mixes, records);
  const operator = useDefaultOperator();
  if (listed.status === 'failed') {
    return (
      <>
        <p>{words.noList}</p>
        <Button onClick={retry}>{words.tryAgain}</Button>
      </>
    );
  }
  if (state === 'unreadable') return <ArrivalNote state={state} />;
  if (listed.status !== 'ready' || state === 'reading' || operator === undefined) {
    return <WaitingRows />;
  }
  return (
    <WriteSprayForm
      key={count}
      catalogue={wholeCatalogue(listed.catalogue, read(own))}
      ground={soFar(ground).filter(({ value }) => !value.retired)}
      mixes={soFar(mixes)}
      records={soFar(records)}
      operator={operator}
      paddockId={query.get('paddock')}
      onAnother={() => {
        setCount(count + 1);
      }}
    />
  );
}
