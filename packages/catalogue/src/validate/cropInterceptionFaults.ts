import type { CropInterception } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { notAscending, outOfRange } from './checks.ts';

/**
 * Everything that does not stand up in the steps of one crop. Stages rise from 0, so that every
 * stage has a share.
 */
export function cropInterceptionFaults(
  { crop, steps }: CropInterception,
  known: ReadonlySet<string>,
): CatalogueFault[] {
  const path = `cropInterception.${crop}`;
  const stages = steps.map(([fromStage]) => fromStage);
  return [
    ...(stages[0] === 0 ? [] : [fault('incomplete', path)]),
    ...notAscending(path, stages),
    ...steps.flatMap(([fromStage, sharePct, source]) => [
      ...outOfRange(`${path}.fromStage`, fromStage, [0, 99]),
      ...outOfRange(`${path}.sharePct`, sharePct, [0, 100]),
      ...(known.has(source) ? [] : [fault('sourceUnknown', path, source)]),
    ]),
  ];
}
