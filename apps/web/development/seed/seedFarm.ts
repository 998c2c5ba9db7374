import { catalogue } from '@mix/catalogue';
import { factsOf, localTime, type RecordWeather, type SprayRecord } from '@mix/documents';
import { withOwnProducts, type Catalogue, type MixDraft } from '@mix/engine';
import type { OffsetAt } from '../../src/device/clock/deviceOffset.ts';
import { SAVED_MACHINE_ID } from '../../src/sync/savedMachineId.ts';
import { savedMixOf } from '../../src/plan/saved/savedMixOf.ts';
import type { Farm, Spraying } from './Farm.ts';
import { Random } from '@mix/catalogue/randomDrafts';
import type { SeededDocument } from './SeededDocument.ts';
import { sprayJob } from './sprayJob.ts';

const DAY_MS = 86_400_000;
const DAYS = 365;

/** Mean air temperature by month, middle of New Zealand's North Island, °C, January first. */
const AIR_C = [18, 18, 16, 13, 11, 9, 8, 9, 11, 13, 14, 16] as const;

/** Share of records that whoever sprayed left to be completed later. */
const UNSAID = 0.1;

export interface Season {
  readonly seed: number;
  /** The year ends with the day before this moment, ms since 1970. */
  readonly nowMs: number;
  readonly offsetAt: OffsetAt;
}

interface Place {
  readonly farm: Farm;
  readonly catalogue: Catalogue;
  readonly season: Season;
}

/**
 * Everything an account of this farm holds after a year. The random choices of a day depend on the
 * seed and that day alone: a later run has the same documents, and those of the days since.
 */
export function seedFarm(farm: Farm, season: Season): readonly SeededDocument[] {
  const known = withOwnProducts(
    catalogue,
    farm.products.map(({ value }) => factsOf(value)),
  );
  const place = { farm, catalogue: known, season };
  return [
    { collection: 'machine', id: SAVED_MACHINE_ID, value: farm.machine },
    ...farm.paddocks.map((paddock) => ({ collection: 'paddocks', ...paddock }) as const),
    ...farm.products.map((product) => ({ collection: 'products', ...product }) as const),
    ...farm.favourites.map(
      (value) => ({ collection: 'favourites', id: value.productId, value }) as const,
    ),
    ...savedMixes(place),
    ...records(place),
  ];
}

function savedMixes({ farm, catalogue: known, season }: Place): readonly SeededDocument[] {
  const month = new Date(season.nowMs).getUTCMonth();
  return farm.sprayings
    .filter(({ isSaved }) => isSaved)
    .map((spraying) => {
      const { name } = spraying;
      const draft = draftOf(farm, spraying, spraying.on, month);
      const id = `seed-${name.toLowerCase().replace(/\W+/g, '-')}`;
      return { collection: 'mixes', id, value: savedMixOf(name, { draft, paddock: null }, known) };
    });
}

/**
 * @param on where the area comes from: the first paddock of one of these land uses, or of one of
 * these ids
 */
function draftOf(farm: Farm, spraying: Spraying, on: readonly string[], month: number): MixDraft {
  const ground = farm.paddocks.find(
    ({ id, value }) => on.includes(id) || on.includes(value.landUse ?? ''),
  );
  return {
    name: spraying.name,
    machineId: farm.machine.machineId,
    boomConfigurationId: farm.machine.boomConfig,
    sprayAreaHa: ground?.value.areaHa ?? null,
    applicationRateLPerHa: spraying.applicationRateLPerHa,
    // A tank in the yard follows the air, and never freezes.
    waterTemperatureC: Math.max(6, (AIR_C[month] ?? AIR_C[0]) - 2),
    products: spraying.products,
  };
}

function records(place: Place): readonly SeededDocument[] {
  const { farm, season } = place;
  const today = Math.floor(season.nowMs / DAY_MS);
  const firstDay = today - DAYS;
  const blocks = Array.from(
    { length: Math.ceil(DAYS / farm.everyDays) + 1 },
    (_, index) => Math.floor(firstDay / farm.everyDays) + index,
  );
  return blocks.flatMap((block) => {
    const random = new Random(season.seed + block * 7919);
    const day = block * farm.everyDays + random.whole(0, farm.everyDays - 1);
    if (day < firstDay || day >= today) return [];
    const value = recordOfDay(place, day, random);
    return [{ collection: 'records', id: `seed-${value.endedAt.slice(0, 10)}`, value } as const];
  });
}

function recordOfDay({ farm, catalogue: known, season }: Place, day: number, random: Random) {
  const month = new Date(day * DAY_MS).getUTCMonth();
  const spraying = random.pick(farm.sprayings.filter(({ months }) => months.includes(month + 1)));
  const { id, value } = random.pick(
    farm.paddocks.filter(
      ({ value: { landUse, retired } }) => !retired && spraying.on.includes(landUse ?? ''),
    ),
  );
  const middayMs = day * DAY_MS + DAY_MS / 2;
  // Between seven and eleven in the morning, on the farm's own clock.
  const startMs =
    day * DAY_MS + (random.whole(7 * 60, 11 * 60) - season.offsetAt(middayMs)) * 60_000;
  const record = sprayJob({
    draft: draftOf(farm, spraying, [id], month),
    catalogue: known,
    paddock: { id, name: value.name, landUse: value.landUse },
    startMs,
    offsetAt: season.offsetAt,
    random,
  });
  return random.chance(UNSAID)
    ? record
    : withWords(record, spraying, { farm, season, random, startMs, month });
}

interface Told {
  readonly farm: Farm;
  readonly season: Season;
  readonly random: Random;
  readonly startMs: number;
  readonly month: number;
}

/** Adds the parts of a record that only the operator knows. */
function withWords(record: SprayRecord, spraying: Spraying, told: Told): SprayRecord {
  const { farm, season, random, startMs, month } = told;
  const wind = random.whole(3, 14);
  const weather: RecordWeather = {
    windSpeedKmPerH: wind,
    windGustKmPerH: wind + random.whole(2, 8),
    windFrom: random.pick(['N', 'NW', 'W', 'SW', 'S', 'E']),
    airTemperatureC: (AIR_C[month] ?? AIR_C[0]) + random.whole(-3, 4),
    relativeHumidityPct: random.whole(52, 88),
    source: 'typed',
    observedAt: localTime(new Date(startMs), season.offsetAt(startMs)),
  };
  return {
    ...record,
    weather,
    operator: farm.name,
    operatorCertificate: farm.operatorCertificate,
    crop: record.landUse,
    growthStage: spraying.growthStage,
    typeOfUse: spraying.typeOfUse,
    reason: spraying.reason,
    equipment: farm.machineName,
    driftPrevention: wind > 10 ? 'Sprayed away from the road; 20 m left at the creek' : null,
    withholding: spraying.withholding,
    notes: random.chance(0.15) ? 'Ground soft at the gate' : null,
  };
}
