import { Fault } from './Fault.ts';
import { floatText } from './numbers.ts';
import { RulesPath, typeOfValue, type RulesValue } from './RulesValue.ts';

/** What `string(value)` gives: null, bool, int, float, string and path have a text, nothing else. */
export function valueText(value: RulesValue): string | Fault {
  if (typeof value === 'number') return floatText(value);
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`;
  if (value === null || typeof value !== 'object') return String(value);
  return new Fault(`string does not take (${typeOfValue(value)})`);
}
