import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { useWideScreen } from '../ui/layout/useWideScreen.ts';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { useJob } from '../fill/job/jobStore.ts';
import { changePaddock } from './paddock/changePaddock.ts';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { trackWords } from '../i18n/made/en/farm/trackWords.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { zoneWords } from '../i18n/made/en/farm/zoneWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { AreaRows, AreaToSpray } from './AreaRows.tsx';
import { SaveOutline } from './files/SaveOutline.tsx';
import { GroundFrame } from './GroundFrame.tsx';
import { MapBehind } from './MapBehind.tsx';
import { PaddockList } from './PaddockList.tsx';
import { mapOfPaddock } from './mapOfPaddock.ts';
import { useOutlineDraft } from './outlineDraft.ts';
import { outlinedText } from '../i18n/figures/outlinedText.ts';
import { paddockArea, type PaddockArea } from './paddockArea.ts';
import { UnfinishedOutline } from './UnfinishedOutline.tsx';
import styles from './ground.module.css';

export interface PaddockViewProps {
  readonly paddock: KeptDocument<Paddock>;
  /** Every paddock: the neighbours are drawn too. */
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** One paddock: its outline, what is left out of it, and the area that comes of it. */
export function PaddockOutline({ paddock, kept }: PaddockViewProps) {
  const { id, value } = paddock;
  const area = paddockArea(value);
  const hasOutline = value.outline !== null;
  const isDesk = useWideScreen('md');
  return (
    <GroundFrame
      title={value.name}
      backTo={paths.ground}
      list={isDesk && hasOutline ? <PaddockList kept={kept} openId={id} /> : null}
      map={
        hasOutline && (
          <MapBehind
            label={words.mapOf(value.name)}
            size={isDesk ? 'wide' : 'phone'}
            {...mapOfPaddock(id, value, kept, area?.net)}
          />
        )
      }
    >
      <UnfinishedOutline kept={[paddock]} />
      {hasOutline ? (
        <>
          <AreaToSpray paddock={value} area={area} />
          <AreaRows paddock={value} area={area} />
        </>
      ) : (
        <p className="quiet">{words.noOutlineNote}</p>
      )}
      <ToDrive paddockId={id} />
      <WithPermission deed="writeDown">
        <Link
          href={`${paths.reporting}?write&paddock=${encodeURIComponent(id)}`}
          className={buttonClass()}
        >
          {words.writeDown}
        </Link>
      </WithPermission>
      <WithPermission deed="ground">
        <Changes paddock={paddock} area={area} />
      </WithPermission>
      {area !== null && area.crossing === null && <SaveOutline paddock={value} area={area} />}
    </GroundFrame>
  );
}

/** The way to spray the job in work with its track, where the job is on this paddock. */
function ToDrive({ paddockId }: { readonly paddockId: string }) {
  const { job } = useJob();
  if (job === null || job.paddock?.id !== paddockId) return null;
  return (
    <Link href={jobPaths.drive} className={buttonClass()}>
      {trackWords.drive}
    </Link>
  );
}

interface ChangesProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly area: PaddockArea | null;
}

/**
 * Ways to change an outline. Walking, or drawing at a desk, is the primary one until there is an outline
 * or a begun one.
 */
function Changes({ paddock, area }: ChangesProps) {
  const { id, value } = paddock;
  const hasOutline = value.outline !== null;
  const isBegun = useOutlineDraft()?.paddockId === id;
  // Nobody walks round a paddock with a desk.
  const first = useWideScreen('lg') ? 'draw' : 'walk';
  const lookOf = (way: 'draw' | 'walk') =>
    hasOutline || isBegun || way !== first ? 'plain' : 'primary';
  return (
    <>
      {area !== null && area.crossing === null && (
        <AreaOffer paddock={paddock} outlinedHa={area.netHa} />
      )}
      <div className={hasOutline ? styles.actions : styles.stack}>
        <Link href={groundPaths.walk(id)} className={buttonClass(lookOf('walk'))}>
          {hasOutline ? words.walkAgain : words.walk}
        </Link>
        <Link href={groundPaths.edit(id)} className={buttonClass(lookOf('draw'))}>
          {hasOutline ? words.change : words.draw}
        </Link>
        {hasOutline && (
          <Link href={groundPaths.zones(id)} className={buttonClass()}>
            {zoneWords.open}
          </Link>
        )}
      </div>
    </>
  );
}

interface AreaOfferProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly outlinedHa: number;
}

/**
 * Offers the area by the outline in place of a typed one; nothing changes until the user takes it.
 */
function AreaOffer({ paddock, outlinedHa }: AreaOfferProps) {
  const { value } = paddock;
  const [isRefused, setRefused] = useState(false);
  const outlined = outlinedText(outlinedHa);
  if (value.areaHa === outlinedHa) return <p className="quiet">{words.used(outlined)}</p>;
  return (
    <div className={styles.stack}>
      {value.areaHa !== null && (
        <p>
          <strong>{words.offer(outlined, quantityText(value.areaHa, 'ha'))}</strong>{' '}
          <span className="quiet">{words.offerNote}</span>
        </p>
      )}
      <Button
        look="primary"
        onClick={() => {
          changePaddock(paddock, { ...value, areaHa: outlinedHa }).catch(() => {
            setRefused(true);
          });
        }}
      >
        {words.take(outlined)}
      </Button>
      <p role="status">{isRefused && words.notKept}</p>
    </div>
  );
}
