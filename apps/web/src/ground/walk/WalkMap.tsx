import type { Paddock } from '@mix/documents';
import type { GroundPoint } from '@mix/ground';
import { GroundMap, type MapGround, type MapLine } from '../../ui/map/GroundMap.tsx';
import type { DeviceFix } from '../../device/position/usePosition.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { mapOfPaddock } from '../mapOfPaddock.ts';
import type { OutlineDraft } from '../outlineDraft.ts';
import { silences, type Walk } from './Walk.ts';
import styles from '../ground.module.css';

interface WalkMapProps {
  readonly draft: OutlineDraft;
  readonly walk: Walk;
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly here: DeviceFix | null;
}

/** The way that was walked, what of it nobody knows, the gap that is left, and where the device is. */
export function WalkMap({ draft, walk, kept, here }: WalkMapProps) {
  const { paddockId: id, value } = draft;
  const { fixes, target } = walk;
  const isPart = target === 'part';
  const shown = mapOfPaddock(id, isPart ? value : { ...value, outline: null }, kept, undefined);
  const [start] = fixes;
  const last = fixes.at(-1);
  const lines: readonly MapLine[] = [
    { key: 'walked', line: fixes, look: 'walked' },
    ...(start === undefined || last === undefined
      ? []
      : [{ key: 'gap', line: [last, start], look: 'gap' as const }]),
    ...silences(walk).map(({ from, to }) => ({
      key: `silent ${to.atMs}`,
      line: [from, to],
      look: 'silent' as const,
    })),
  ];
  const inside: readonly MapGround[] =
    fixes.length < 3 ? [] : [{ key: 'inside', ring: fixes, look: 'inside' }];
  const fit: readonly GroundPoint[] = [
    ...(isPart ? (value.outline ?? []) : []),
    ...fixes,
    ...(here === null ? [] : [here]),
  ];
  return (
    <GroundMap
      label={words.mapOf(value.name)}
      grounds={[...shown.grounds, ...inside]}
      lines={lines}
      fit={fit.length === 0 ? shown.fit : fit}
      height={300}
      over={({ at, perM }) => (
        <>
          {start !== undefined && (
            <g>
              <circle cx={at(start).x} cy={at(start).y} r="8" className={styles.corner} />
              <text className={styles.mapText} x={at(start).x + 12} y={at(start).y - 8}>
                {words.start}
              </text>
            </g>
          )}
          {here !== null && (
            <g>
              <circle
                cx={at(here).x}
                cy={at(here).y}
                r={Math.max(10, here.accuracyM * perM)}
                className={styles.around}
              />
              <circle
                cx={at(here).x}
                cy={at(here).y}
                r="6"
                className={styles.corner}
                data-chosen=""
              />
            </g>
          )}
        </>
      )}
    />
  );
}
