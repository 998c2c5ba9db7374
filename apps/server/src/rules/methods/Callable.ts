import { Fault, type Outcome } from '../values/Fault.ts';
import { typeOfValue, type RulesTypes, type RulesValue } from '../values/RulesValue.ts';

interface ParameterTypes extends RulesTypes {
  readonly any: RulesValue;
}
type ParameterName = keyof ParameterTypes;

/** One form of a function or method; a method's receiver is its first parameter. */
export interface Signature {
  readonly parameters: readonly ParameterName[];
  readonly run: (...args: RulesValue[]) => RulesValue | Fault;
}

/** A function by all its forms. */
export type Callable = readonly Signature[];
export type Callables = Readonly<Record<string, Callable>>;

/** Declares one form. The types of the arguments are checked before `run` is called. */
export const form = <const P extends readonly ParameterName[]>(
  parameters: P,
  run: (...args: { [K in keyof P]: ParameterTypes[P[K]] }) => RulesValue | Fault,
): Signature => ({ parameters, run: run as unknown as Signature['run'] });

const accepts = (parameter: ParameterName | undefined, value: RulesValue): boolean => {
  if (parameter === 'any') return true;
  const type = typeOfValue(value);
  return type === parameter || (parameter === 'number' && (type === 'int' || type === 'float'));
};

/** Calls the form that takes these arguments. */
export function invoke(name: string, callable: Callable, args: readonly RulesValue[]): Outcome {
  const fitting = callable.find(
    ({ parameters }) =>
      parameters.length === args.length &&
      args.every((value, index) => accepts(parameters[index], value)),
  );
  if (fitting === undefined) {
    return new Fault(`${name} does not take (${args.map(typeOfValue).join(', ')})`);
  }
  return fitting.run(...args);
}
