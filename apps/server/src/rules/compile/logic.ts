import { Fault, faultOf, isKnown, PartialMap, type Outcome } from '../values/Fault.ts';
import { typeOfValue } from '../values/RulesValue.ts';
import type { Evaluate } from './Evaluate.ts';

const asBool = (outcome: Outcome): boolean | Fault => {
  if (typeof outcome === 'boolean') return outcome;
  if (!isKnown(outcome)) return faultOf(outcome);
  return new Fault(`a bool is wanted, not ${typeOfValue(outcome)}`);
};

/** `&&` and `||`: either side alone decides when it is `decisive`, even if the other is a fault. */
export const either =
  (left: Evaluate, right: Evaluate, decisive: boolean): Evaluate =>
  (evaluation, frame) => {
    const first = asBool(left(evaluation, frame));
    if (first === decisive) return decisive;
    const second = asBool(right(evaluation, frame));
    if (second === decisive) return decisive;
    return first instanceof Fault ? first : second;
  };

export const not =
  (operand: Evaluate): Evaluate =>
  (evaluation, frame) => {
    const value = asBool(operand(evaluation, frame));
    return value instanceof Fault ? value : !value;
  };

export const conditional =
  (condition: Evaluate, yes: Evaluate, no: Evaluate): Evaluate =>
  (evaluation, frame) => {
    const value = asBool(condition(evaluation, frame));
    if (value instanceof Fault) return value;
    return value ? yes(evaluation, frame) : no(evaluation, frame);
  };

/** `is`: of a map that a query knows only in part, it is known that it is a map. */
export const isOfType =
  (operand: Evaluate, type: string): Evaluate =>
  (evaluation, frame) => {
    const value = operand(evaluation, frame);
    if (value instanceof Fault) return value;
    const found = value instanceof PartialMap ? 'map' : typeOfValue(value);
    return found === type || (type === 'number' && (found === 'int' || found === 'float'));
  };
