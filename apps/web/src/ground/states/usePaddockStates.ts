import {
  CLOSED_AT_MOST_DAYS,
  paddockClosures,
  type Paddock,
  type PaddockClosure,
} from '@mix/documents';
import { useMemo } from 'react';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import {
  nitrogenLedger,
  type NitrogenLedger,
  type PlaceNitrogen,
} from '../../reports/nitrogen/nitrogenLedger.ts';
import { julyYearOf } from '../../reports/totals/reportPeriods.ts';
import { placeKeyOf, reportRows } from '../../reports/totals/ReportRow.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedSince } from '../../sync/device/shown/useReportedRecords.ts';
import { useWholeRecords } from '../../sync/device/shown/useWholeRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';

const DAY_MS = 86_400_000;

export interface PaddockState {
  readonly nitrogen: PlaceNitrogen;
  /** Day of the last spraying, `YYYY-MM-DD`; null: none in the last year. */
  readonly lastDay: string | null;
  /** Null while the records of the last year are read. */
  readonly closures: readonly PaddockClosure[] | null;
}

interface PaddockStates {
  readonly ledger: NitrogenLedger;
  readonly today: string;
  readonly of: (paddock: KeptDocument<Paddock>) => PaddockState | null;
}

/**
 * A hook. Nitrogen of the July to June year, the last spraying, and the uses that each paddock is
 * closed for. Null as long as a record or a paddock may be missing.
 */
export function usePaddockStates(): PaddockStates | null {
  const nowMs = useNow(MINUTE_MS);
  const today = dayOf(new Date(nowMs));
  const startYear = julyYearOf(today);
  const yearAgo = dayOf(new Date(nowMs - CLOSED_AT_MOST_DAYS * DAY_MS));
  const records = whole(useReportedSince(yearAgo));
  const ground = whole(paddocks.useAll());
  const known = useMemo(() => {
    if (records === null || ground === null) return null;
    // Some records that ended earlier come with those that were asked for.
    const rows = reportRows(records, ground).filter(({ day }) => day >= yearAgo);
    const ledger = nitrogenLedger(rows, ground, startYear);
    return {
      ledger,
      nitrogenOf: new Map(ledger.places.map((one) => [one.place.key, one])),
      lastDays: new Map(rows.toReversed().map(({ place, day }) => [place.key, day])),
      ids: rows.map(({ id }) => id),
      keptIds: new Set(ground.map(({ id }) => id)),
    };
  }, [records, ground, yearAgo, startYear]);
  const lately = useWholeRecords(known?.ids ?? null);
  const sprayed = useMemo(() => lately?.map(({ value }) => value) ?? null, [lately]);
  if (known === null) return null;
  return {
    ledger: known.ledger,
    today,
    of: ({ id, value }) => {
      const nitrogen = known.nitrogenOf.get(placeKeyOf(id));
      if (nitrogen === undefined) return null;
      return {
        nitrogen,
        lastDay: known.lastDays.get(placeKeyOf(id)) ?? null,
        closures:
          sprayed && paddockClosures(sprayed, { ...value, id }, known.keptIds, nowMs, deviceOffset),
      };
    },
  };
}
