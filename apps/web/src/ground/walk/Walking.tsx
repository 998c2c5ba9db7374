import type { Paddock } from '@mix/documents';
import { distanceM, lineLengthM, measureRing, MOST_ERROR_M, UNCERTAIN_M } from '@mix/ground';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Fact } from '../../ui/layout/Fact.tsx';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../../ui/figures/Reading.tsx';
import { usePosition, type DeviceFix } from '../../device/position/usePosition.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { AreaHero } from '../AreaHero.tsx';
import { GroundFrame } from '../GroundFrame.tsx';
import {
  changeOutlineDraft,
  setOutlineDraft,
  useDraftRefused,
  type OutlineDraft,
} from '../outlineDraft.ts';
import { roundedHa } from '../paddock/paddockGround.ts';
import { Silences, SILENCES_ID } from './Silences.tsx';
import {
  closedWalk,
  silences,
  withFix,
  withoutLast,
  withPause,
  type Walk,
  type WalkedRing,
} from './Walk.ts';
import { WalkMap } from './WalkMap.tsx';
import styles from '../ground.module.css';

/** Metres that one press takes back. */
const BACK_M = 20;

interface WalkingProps {
  readonly draft: OutlineDraft;
  readonly walk: Walk;
  readonly kept: readonly KeptDocument<Paddock>[];
}

const changeWalk = (change: (walk: Walk) => Walk): void => {
  changeOutlineDraft((draft) =>
    draft.walk === null ? draft : { ...draft, walk: change(draft.walk) },
  );
};

const note = (fix: DeviceFix): void => {
  changeWalk((walk) => withFix(walk, fix));
};

/** The outline with what was walked: as itself, or as a part of it that is left out. */
function withWalked(draft: OutlineDraft, { ring, ...closed }: WalkedRing): OutlineDraft {
  const { value, walk } = draft;
  const walked: Paddock =
    walk?.target === 'part'
      ? { ...value, leftOut: [...(value.leftOut ?? []), { name: null, outline: ring }] }
      : {
          ...value,
          outline: ring,
          outlineOrigin: { how: 'walked', on: dayOf(new Date()), accuracyM: closed.worstM },
        };
  return { ...draft, value: walked, walk: null, closed };
}

/** What there is to read and press while walking: one figure, one red button. */
export function Walking({ draft, walk, kept }: WalkingProps) {
  const { paddockId: id, value } = draft;
  const [, navigate] = useLocation();
  const [isEarly, setEarly] = useState(false);
  const isRefused = useDraftRefused();
  const awake = useWakeLock();
  const { fix, state } = usePosition(true, note);
  const { fixes } = walk;
  const areaHa = fixes.length < 3 ? 0 : roundedHa(measureRing(fixes).areaM2, true);
  const [start] = fixes;
  const last = fixes.at(-1);
  const toStartM = start === undefined || last === undefined ? 0 : distanceM(start, last);
  const close = () => {
    // Open silences are asked about before the outline is closed.
    if (silences(walk).length > 0) {
      document.getElementById(SILENCES_ID)?.scrollIntoView({ block: 'center' });
      return;
    }
    const closed = closedWalk(walk);
    if (closed === null) {
      setEarly(true);
      return;
    }
    setOutlineDraft(withWalked(draft, closed));
    navigate(groundPaths.edit(id), { replace: true });
  };
  return (
    <GroundFrame
      title={words.walking(value.name)}
      action={<Accuracy accuracyM={fix?.accuracyM ?? null} />}
      map={<WalkMap draft={draft} walk={walk} kept={kept} here={fix} />}
    >
      <p role="status" className={styles.uncertain}>
        {statusText(state, walk.isPaused, fix)}
      </p>
      <AreaHero name={words.ifClosed} areaHa={areaHa} />
      <dl className={styles.figures}>
        <Metres name={words.walked} value={lineLengthM(fixes)} />
        <Metres name={words.toStart} value={toStartM} />
      </dl>
      {isRefused && <p role="alert">{words.walkNotKept}</p>}
      <Silences walk={walk} onWalk={changeWalk} />
      {isEarly && closedWalk(walk) === null && <p role="alert">{words.notRound}</p>}
      <Button look="primary" onClick={close}>
        {words.closeGap}
      </Button>
      <div className={styles.actions}>
        <Button onClick={() => changeWalk((now) => withPause(now, !now.isPaused))}>
          {walk.isPaused ? words.resume : words.pause}
        </Button>
        <Button onClick={() => changeWalk((now) => withoutLast(now, BACK_M))}>
          {words.backBy(quantityText(BACK_M, 'm', 0))}
        </Button>
      </div>
      {awake !== 'held' && awake !== 'pending' && <p className="quiet">{words.keepOn}</p>}
      <Button
        look="text"
        onClick={() => {
          setOutlineDraft(null);
          navigate(groundPaths.of(id), { replace: true });
        }}
      >
        {words.giveUp}
      </Button>
    </GroundFrame>
  );
}

function Metres({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <Fact term={name} termClass="quiet">
      <Figure {...shownFigure(value, 'm', 0)} size="amount" />
    </Fact>
  );
}

const Accuracy = ({ accuracyM }: { readonly accuracyM: number | null }) =>
  accuracyM !== null && (
    <p className={accuracyM > UNCERTAIN_M ? styles.uncertain : undefined}>
      <span className="visually-hidden">{words.accuracy} </span>± {quantityText(accuracyM, 'm', 0)}
    </p>
  );

function statusText(
  state: ReturnType<typeof usePosition>['state'],
  isPaused: boolean,
  fix: DeviceFix | null,
): string | null {
  if (state === 'refused' || state === 'unsupported' || state === 'lost') return words[state];
  if (state !== 'here' || fix === null) return words.searching;
  const accuracy = quantityText(fix.accuracyM, 'm', 0);
  if (fix.accuracyM > MOST_ERROR_M) return words.vague(accuracy);
  if (isPaused) return words.paused;
  return fix.accuracyM > UNCERTAIN_M ? words.uncertain(accuracy) : null;
}
