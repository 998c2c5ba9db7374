import type { Paddock } from '@mix/documents';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import chartStyles from '../../reports/charts/chart.module.css';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import { Container } from '../../ui/layout/Container.tsx';
import type { MapGround, MapSize } from '../../ui/map/GroundMap.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords } from '../../i18n/made/en/farm/groundWords.ts';
import { paddockStateWords as words } from '../../i18n/made/en/farm/paddockStateWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { columnText } from '../../reports/totals/columnText.ts';
import { MapBehind } from '../MapBehind.tsx';
import { paddocksInUse } from '../PaddockList.tsx';
import { type PaddockState, usePaddockStates } from './usePaddockStates.ts';

const LEVELS = ['low', 'half', 'near'] as const;

interface StateMapProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly size: MapSize;
  /** The paddock that is open beside the map. */
  readonly openId?: string;
}

function groundOf(
  { id, value: { name, outline } }: KeptDocument<Paddock>,
  states: ReturnType<typeof usePaddockStates>,
  openId: string | undefined,
): MapGround[] {
  if (outline === null) return [];
  const look = id === openId ? 'edge' : 'plain';
  const state = states?.of(id) ?? null;
  const kgPerHa = state?.nitrogen.kgPerHa ?? null;
  const ground = { key: id, ring: outline, look, isClosed: isClosed(state) } as const;
  if (states === null || kgPerHa === null) return [{ ...ground, label: [name] }];
  return [
    {
      ...ground,
      level: capLevel(kgPerHa, 0, states.ledger.capKgPerHa),
      label: [name, columnText(kgPerHa, 'kg N/ha', 1)],
    },
  ];
}

const isClosed = (state: PaddockState | null): boolean => (state?.closures ?? []).length > 0;

/** All outlines as they lie: filled by their share of the nitrogen limit, striped where closed. */
export function StateMap({ kept, size, openId }: StateMapProps) {
  const states = usePaddockStates();
  const grounds = paddocksInUse(kept).flatMap((paddock) => groundOf(paddock, states, openId));
  const levels = new Set(grounds.map(({ level }) => level));
  const isAnyClosed = grounds.some((ground) => ground.isClosed === true);
  return (
    <>
      <MapBehind label={groundWords.map} grounds={grounds} size={size} />
      {states !== null && (
        <Container>
          <p className={chartStyles.legend}>
            {LEVELS.filter(
              (level) => levels.has(level) || (level === 'near' && levels.has('over')),
            ).map((level) => (
              <span key={level}>
                <LegendMark look={level} /> {reportWords.levels[level]}
              </span>
            ))}
            {isAnyClosed && (
              <span>
                <LegendMark look="closed" /> {words.closedMark}
              </span>
            )}
          </p>
        </Container>
      )}
    </>
  );
}
