import { CLOSED_AT_MOST_DAYS, paddockClosures, type PaddockClosure } from '@mix/documents';
import { useMemo } from 'react';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import {
  nitrogenLedger,
  type NitrogenLedger,
  type PlaceNitrogen,
} from '../../reports/nitrogen/nitrogenLedger.ts';
import { julyYear, julyYearOf } from '../../reports/totals/reportPeriods.ts';
import { placeKeyOf, reportRows } from '../../reports/totals/ReportRow.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedSince } from '../../sync/device/shown/useReportedRecords.ts';
import { useWholeRecords } from '../../sync/device/shown/useWholeRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';

const DAY_MS = 86_400_000;

export interface PaddockState {
  readonly nitrogen: PlaceNitrogen;
  /** Day of the last spraying of the season or the last year, `YYYY-MM-DD`; null: none. */
  readonly lastDay: string | null;
  /** Null while the records of the last year are read. */
  readonly closures: readonly PaddockClosure[] | null;
}

interface PaddockStates {
  readonly ledger: NitrogenLedger;
  readonly today: string;
  readonly of: (paddockId: string) => PaddockState | null;
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
  const { from } = julyYear(startYear);
  const records = whole(useReportedSince(from < yearAgo ? from : yearAgo));
  const ground = whole(paddocks.useAll());
  const rows = useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
  const ids = useMemo(
    () => rows && rows.filter(({ day }) => day >= yearAgo).map(({ id }) => id),
    [rows, yearAgo],
  );
  const lately = useWholeRecords(ids);
  return useMemo(() => {
    if (rows === null || ground === null) return null;
    const ledger = nitrogenLedger(rows, ground, startYear);
    const places = new Map(ledger.places.map((one) => [one.place.key, one]));
    const lastDays = new Map(rows.toReversed().map(({ place, day }) => [place.key, day]));
    const sprayed = lately?.map(({ value }) => value) ?? null;
    return {
      ledger,
      today,
      of: (paddockId) => {
        const key = placeKeyOf(paddockId);
        const nitrogen = places.get(key);
        const paddock = ground.find(({ id }) => id === paddockId);
        if (nitrogen === undefined || paddock === undefined) return null;
        return {
          nitrogen,
          lastDay: lastDays.get(key) ?? null,
          closures:
            sprayed &&
            paddockClosures(
              sprayed,
              { ...paddock.value, id: paddockId },
              ground,
              nowMs,
              deviceOffset,
            ),
        };
      },
    };
  }, [rows, ground, lately, startYear, today, nowMs]);
}
