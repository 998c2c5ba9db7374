import { litres, type Litres } from '../units/quantity.ts';
import type { Machine } from './Machine.ts';

/** What the operator says of the mix that a machine cannot spray; absent or null is not set. */
export interface TypedResidual {
  readonly deadVolumeL?: number | null;
  readonly tankResidualL?: number | null;
}

/** The mix that a machine cannot spray, as it is counted. */
export interface MachineResidual {
  /** In lines, pump and filters, below the gauge. Null is not known, and not counted. */
  readonly deadVolumeL: Litres | null;
  /** In the tank, on the gauge. Null is not known, and not counted. */
  readonly tankResidualL: Litres | null;
  /** What the catalogue only assumes to stay and nobody has confirmed: told, and not counted. */
  readonly residualAssumedL: Litres | null;
}

const litresOrNull = (value: number | null): Litres | null =>
  value === null ? null : litres(value);

type Figure = 'deadVolumeL' | 'tankResidualL';

/** A figure of the machine's paper; null where it has none. */
function printed(machine: Machine | null, figure: Figure) {
  const value: number | null = machine?.[figure] ?? null;
  return { value, isAssumed: machine?.sources[figure]?.assumed ?? true };
}

/**
 * Litres below the gauge once it is known what the gauge shows: where one figure stands for both
 * volumes, the rest of that figure.
 */
function belowGauge(machine: Machine | null, answerL: number): number | null {
  const { value } = printed(machine, 'deadVolumeL');
  const isOneFigure = printed(machine, 'tankResidualL').value === null;
  return value !== null && isOneFigure ? Math.max(0, value - answerL) : value;
}

/**
 * What stays in a machine: the operator's figures, else those of the machine's paper. An assumed
 * figure counts for nothing until the operator has said what the gauge shows when the pump sucks
 * air. A machine with one figure for both volumes has it as its dead volume; the operator's answer
 * then divides it in two, and what is not in the tank is below the gauge.
 */
export function machineResidual(typed: TypedResidual, machine: Machine | null): MachineResidual {
  const answer = typed.tankResidualL ?? null;
  const dead = printed(machine, 'deadVolumeL');
  const tank = printed(machine, 'tankResidualL');
  const tankL = answer ?? (tank.isAssumed ? null : tank.value);
  const knownDeadL = dead.isAssumed ? null : dead.value;
  const deadL = typed.deadVolumeL ?? (answer === null ? knownDeadL : belowGauge(machine, answer));
  const assumedL =
    (deadL === null ? (dead.value ?? 0) : 0) + (tankL === null ? (tank.value ?? 0) : 0);
  return {
    deadVolumeL: litresOrNull(deadL),
    tankResidualL: litresOrNull(tankL),
    residualAssumedL: assumedL > 0 ? litres(assumedL) : null,
  };
}
