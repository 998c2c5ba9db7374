import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { useWideScreen } from '../ui/layout/useWideScreen.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { onDemand } from '../ui/lazy/waiting.ts';
import { WaitingRows } from '../ui/lazy/WaitingRows.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { soFar } from '../sync/arrival/Collected.ts';
import type { CollectedDocuments, KeptDocument } from '../sync/DocumentCollection.ts';
import { newDocumentId } from '../sync/newDocumentId.ts';
import { paddocks } from '../sync/paddocks.ts';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { addedPaddock } from './paddock/addedPaddock.ts';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { loadingWords } from '../i18n/made/en/app/loadingWords.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { GroundFrame } from './GroundFrame.tsx';
import { MapBehind } from './MapBehind.tsx';
import { PaddockList, paddocksInUse } from './PaddockList.tsx';
import { UnfinishedOutline } from './UnfinishedOutline.tsx';
import styles from './ground.module.css';

const PaddockStates = onDemand(async () => (await import('./states/stateViews.ts')).PaddockStates);
const StateMap = onDemand(async () => (await import('./states/stateViews.ts')).StateMap);

interface PaddocksProps {
  readonly kept: CollectedDocuments<Paddock>;
}

/** Every paddock with its area, and all outlines as they lie. */
export function Paddocks({ kept }: PaddocksProps) {
  const all = paddocksInUse(soFar(kept));
  const areAll = kept.state === 'here';
  const size = useWideScreen('md') ? 'desk' : 'phone';
  const outlined = all.flatMap(({ id, value: { name, areaHa, outline } }) =>
    outline === null
      ? []
      : [{ key: id, ring: outline, look: 'plain' as const, label: [name, areaWords(areaHa)] }],
  );
  return (
    <GroundFrame
      title={farmPageWords.ground}
      backTo={paths.farm}
      map={
        outlined.length > 0 && (
          <Awaited
            fallback={<MapBehind label={words.map} grounds={outlined} size={size} />}
            failed={() => <MapBehind label={words.map} grounds={outlined} size={size} />}
          >
            <StateMap kept={all} size={size} />
          </Awaited>
        )
      }
    >
      <UnfinishedOutline kept={all} />
      <ArrivalNote state={kept.state} opening={<WaitingRows word={loadingWords.opening} />} />
      {areAll && all.length === 0 && (
        <WithPermission deed="seeAll" otherwise={<p>{words.ofJobs}</p>}>
          <p>
            {words.none} <span className="quiet">{words.noneNote}</span>
          </p>
        </WithPermission>
      )}
      {all.length > 0 && (
        <Awaited fallback={<PaddockList kept={all} />} failed={() => <PaddockList kept={all} />}>
          <PaddockStates kept={all} />
        </Awaited>
      )}
      <WithPermission deed="ground">
        <Link href={groundPaths.file} className={buttonClass()}>
          {words.bringIn}
        </Link>
        <p className="quiet">{words.formats}</p>
        {/* A paddock of this name may still come: a new one would then be listed twice. */}
        {areAll && <NewPaddock kept={kept.documents} isFirst={all.length === 0} />}
      </WithPermission>
    </GroundFrame>
  );
}

const areaWords = (areaHa: number | null): string =>
  areaHa === null ? '' : quantityText(areaHa, 'ha');

interface NewPaddockProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** There is no paddock yet: making one is the next thing to do. */
  readonly isFirst: boolean;
}

function NewPaddock({ kept, isFirst }: NewPaddockProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const add = () => {
    const said = name.trim();
    const isThere = kept.some(
      ({ value }) => !value.retired && value.name.trim().toLowerCase() === said.toLowerCase(),
    );
    if (said === '' || isThere) {
      setFault(said === '' ? words.nameMissing : words.nameTaken(said));
      return;
    }
    const { id, value } = addedPaddock({ name: said, areaHa: null, landUse: null }, kept);
    const savedId = id ?? newDocumentId();
    paddocks.save(savedId, value).then(
      () => {
        // A new paddock is opened at once: its outline comes next.
        navigate(groundPaths.of(savedId));
      },
      () => {
        setFault(words.notKept);
      },
    );
  };
  return (
    <Section name={words.newName}>
      <div className={styles.stack}>
        <TextField
          label={words.newName}
          labelHidden
          value={name}
          onText={setName}
          maxLength={300}
        />
        <p role="status">{fault}</p>
        <Button look={isFirst ? 'primary' : 'plain'} onClick={add}>
          {words.add}
        </Button>
      </div>
    </Section>
  );
}
