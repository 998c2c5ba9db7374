import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { GroundMap } from '../../ui/map/GroundMap.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { changePaddock } from '../paddock/changePaddock.ts';
import { paths } from '../../device/navigation/paths.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { zoneWords } from '../../i18n/made/en/farm/zoneWords.ts';
import { outlinedText } from '../../i18n/figures/outlinedText.ts';
import { canTake, type ReadyOutline } from './readyOutlines.ts';
import styles from '../ground.module.css';

interface FoundOutlinesProps {
  readonly format: string;
  readonly ready: readonly ReadyOutline[];
  readonly kept: readonly KeptDocument<Paddock>[];
}

/**
 * The outlines of a file, each with its area and paddock; nothing is taken before the user says so.
 */
export function FoundOutlines({ format, ready: first, kept }: FoundOutlinesProps) {
  // Fixed at the first drawing, so that ids and names of new paddocks do not change.
  const [ready] = useState(first);
  const [ticked, setTicked] = useState(
    () => new Set(ready.filter(canTake).map(({ id }) => id)) as ReadonlySet<string>,
  );
  const [fault, setFault] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const take = () => {
    const chosen = ready.filter(({ id }) => ticked.has(id));
    if (chosen.length === 0) {
      setFault(words.nothingTicked);
      return;
    }
    Promise.all(
      chosen.map(({ id, value, replaces }) =>
        replaces === null ? paddocks.save(id, value) : changePaddock(replaces, value),
      ),
    ).then(
      () => {
        navigate(paths.ground);
      },
      () => {
        setFault(words.notKept);
      },
    );
  };
  const neighbours = kept.flatMap(({ id, value }) =>
    value.outline === null || value.retired || ready.some((one) => one.id === id)
      ? []
      : [{ key: `kept-${id}`, ring: value.outline, look: 'quiet' as const }],
  );
  const found = ready.map(({ id, value }) => ({
    key: id,
    ring: value.outline ?? [],
    look: ticked.has(id) ? ('chosen' as const) : ('plain' as const),
    label: [value.name],
  }));
  return (
    <>
      <p role="status">{words.found(ready.length, format)}</p>
      <GroundMap
        label={words.map}
        grounds={[...neighbours, ...found]}
        fit={found.flatMap(({ ring }) => ring)}
      />
      <ul className={classNames('border-top', styles.rows)}>
        {ready.map((outline) => (
          <FoundRow
            key={outline.id}
            outline={outline}
            isTicked={ticked.has(outline.id)}
            onTick={(isTicked) => {
              const others = [...ticked].filter((id) => id !== outline.id);
              setTicked(new Set(isTicked ? [...others, outline.id] : others));
            }}
          />
        ))}
      </ul>
      {fault !== null && <p role="alert">{fault}</p>}
      <Button look="primary" onClick={take}>
        {words.takeCount(ticked.size)}
      </Button>
    </>
  );
}

interface FoundRowProps {
  readonly outline: ReadyOutline;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function FoundRow({ outline, isTicked, onTick }: FoundRowProps) {
  const { value, replaces, islandCount, zoneCount, area } = outline;
  const notes = [
    replaces === null ? words.becomesNew : words.replaces(replaces.value.name),
    ...(islandCount === 0 ? [] : [words.islands(islandCount)]),
    ...(zoneCount === 0 ? [] : [zoneWords.count(zoneCount)]),
  ];
  return (
    <li>
      {canTake(outline) && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={words.takeOf(value.name)}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        </label>
      )}
      <span className={styles.row}>
        <span>
          {value.name}
          <small>{canTake(outline) ? notes.join(', ') : words.notTaken}</small>
        </span>
        {area !== null && canTake(outline) && <strong>{outlinedText(area.netHa)}</strong>}
      </span>
    </li>
  );
}
