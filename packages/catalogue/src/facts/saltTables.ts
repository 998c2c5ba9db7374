import type { SaltTable } from '@mix/engine';
import { SALT_IDS } from '../anhydrousFraction.ts';
import { number, oneOf, orNull, readFacts } from '../tables/readTable.ts';

const salt = oneOf(...SALT_IDS);
const massPct = number(0, 100);
const celsius = number(-60, 10);

const rows = Map.groupBy(
  readFacts('saltTables', {
    saltId: salt,
    massPct,
    densityKgPerL: orNull(number(0.9, 3)),
    freezingPointC: orNull(celsius),
  }),
  ({ saltId }) => saltId,
);
const eutectics = readFacts('eutectics', { saltId: salt, massPct, temperatureC: celsius });

type Point = readonly [number, number];

/**
 * Aqueous solutions at 20 °C, CRC Handbook 102nd edition (S3): mass % against kg/L, mass % against °C. Of
 * urea the source goes on to 44 %: beyond the eutectic those rows are metastable and must not be promised. Of
 * copper sulphate it goes on to 14 %: more than 12.4 % does not stay dissolved in water that cold (S1).
 */
export const saltTables: readonly SaltTable[] = [...rows].map(([saltId, own]) => {
  const eutectic = eutectics.find((one) => one.saltId === saltId);
  return {
    saltId,
    densityAt20C: own.flatMap(({ massPct: pct, densityKgPerL: density }): Point[] =>
      density === null ? [] : [[pct, density]],
    ),
    freezingPointC: own.flatMap(({ massPct: pct, freezingPointC: freezing }): Point[] =>
      freezing === null ? [] : [[pct, freezing]],
    ),
    eutectic:
      eutectic === undefined
        ? null
        : { massPct: eutectic.massPct, temperatureC: eutectic.temperatureC },
    source: 'S3',
  };
});
