import type { SaltTable } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { notAscending, outOfRange } from './checks.ts';

const WATER_AT_20C = 0.9982;

/**
 * Everything that does not stand up in one salt table. A table starts with water; from row to row
 * the density rises and the freezing point falls.
 */
export function saltTableFaults(table: SaltTable, known: ReadonlySet<string>): CatalogueFault[] {
  const path = `saltTables.${table.saltId}`;
  const { densityAt20C: density, freezingPointC: freezing, eutectic } = table;
  const faults: CatalogueFault[] = known.has(table.source)
    ? []
    : [fault('sourceUnknown', path, table.source)];
  const [first] = density;
  if (first === undefined || first[0] !== 0 || first[1] !== WATER_AT_20C)
    faults.push(fault('incomplete', `${path}.densityAt20C`));
  for (const [name, rows, sign] of [
    ['densityAt20C', density, 1],
    ['freezingPointC', freezing, -1],
  ] as const) {
    const strengths = rows.map(([massPct]) => massPct);
    const values = rows.map(([, value]) => sign * value);
    faults.push(
      ...notAscending(`${path}.${name}.massPct`, strengths),
      ...notAscending(`${path}.${name}.value`, values),
      ...strengths.flatMap((massPct) => outOfRange(`${path}.${name}`, massPct, [0, 60])),
    );
  }
  if (eutectic === null) return faults;
  const promised = freezing.filter(([, value]) => value < eutectic.temperatureC);
  return [
    ...faults,
    ...promised.map(([massPct]) => fault('disagrees', `${path}.freezingPointC`, massPct)),
  ];
}
