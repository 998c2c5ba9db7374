import type { RulesMap, RulesValue } from './RulesValue.ts';

/**
 * Why an expression has no value: an error, or a fact that a query does not prove. Both work alike:
 * everything built on a fault is a fault, but for `&&` and `||`, which the other side may decide.
 * So a fault in the place of a value can take an allowance away, never give one.
 */
export class Fault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/**
 * A map of which a query pins down only some fields: the others may be there or not. `resource` and
 * `resource.data` are such maps while a query is judged.
 */
export class PartialMap {
  readonly known: ReadonlyMap<string, RulesValue | PartialMap>;
  constructor(known: ReadonlyMap<string, RulesValue | PartialMap>) {
    this.known = known;
  }
}

export type Operand = RulesValue | PartialMap;
export type Outcome = Operand | Fault;

/** Not proved: the query may return documents for which this differs. */
export const UNPROVED = new Fault('the query does not prove this');

export const isKnown = (outcome: Outcome): outcome is RulesValue =>
  !(outcome instanceof Fault) && !(outcome instanceof PartialMap);

/** Gives the fault of an outcome that is no whole value. */
export const faultOf = (outcome: Fault | PartialMap): Fault =>
  outcome instanceof Fault ? outcome : UNPROVED;

export const isMap = (value: Outcome): value is RulesMap => value instanceof Map;
