import type { Paddock } from '@mix/documents';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import chartStyles from '../../reports/charts/chart.module.css';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import { columnFigure } from '../../reports/totals/columnText.ts';
import { Container } from '../../ui/layout/Container.tsx';
import type { MapGround, MapSize } from '../../ui/map/GroundMap.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundWords } from '../../i18n/made/en/farm/groundWords.ts';
import { paddockStateWords as words } from '../../i18n/made/en/farm/paddockStateWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { MapBehind } from '../MapBehind.tsx';
import { paddocksInUse } from '../PaddockList.tsx';
import { usePaddockStates } from './usePaddockStates.ts';

const LEVELS = ['low', 'half', 'near'] as const;

interface StateMapProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  readonly size: MapSize;
}

/** Nothing is filled before it is known what is closed: bare ground would look open. */
function groundOf(
  paddock: KeptDocument<Paddock>,
  states: ReturnType<typeof usePaddockStates>,
): MapGround[] {
  const { name, outline } = paddock.value;
  if (outline === null) return [];
  const ground = { key: paddock.id, ring: outline, look: 'plain' } as const;
  const { nitrogen, closures = null } = states?.of(paddock) ?? {};
  if (states === null || nitrogen === undefined || closures === null)
    return [{ ...ground, label: [name] }];
  const { kgPerHa, nitrogenKg } = nitrogen;
  const isClosed = closures.length > 0;
  if (kgPerHa === null) return [{ ...ground, isClosed, label: [name] }];
  return [
    {
      ...ground,
      isClosed,
      level: capLevel(kgPerHa, 0, states.ledger.capKgPerHa),
      label: [name, columnFigure(kgPerHa, nitrogenKg.unknown > 0)],
    },
  ];
}

/** All outlines as they lie: filled by their share of the nitrogen limit, striped where closed. */
export function StateMap({ kept, size }: StateMapProps) {
  const states = usePaddockStates();
  const grounds = paddocksInUse(kept).flatMap((paddock) => groundOf(paddock, states));
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
