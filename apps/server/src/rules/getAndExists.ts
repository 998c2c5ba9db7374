import { documentValue, ROOT } from './documentValue.ts';
import type { Evaluation } from './Evaluation.ts';
import { Fault, type Outcome } from './values/Fault.ts';
import type { RulesPath } from './values/RulesValue.ts';

const isDocument = (segments: readonly string[]): boolean =>
  segments.length > ROOT.length &&
  segments.length % 2 === 1 &&
  ROOT.every((segment, index) => segments[index] === segment) &&
  segments.every((segment) => segment !== '' && !segment.includes('/'));

type When = 'before' | 'after';
type LookUp = (evaluation: Evaluation, path: RulesPath) => Outcome;

function look(evaluation: Evaluation, { segments }: RulesPath, when: When) {
  if (!isDocument(segments)) return new Fault('this path leads to no document');
  return evaluation.look(segments.slice(ROOT.length), when);
}

/** The document as `resource` would be, or a fault where there is none. */
const get =
  (when: When): LookUp =>
  (evaluation, path) => {
    const found = look(evaluation, path, when);
    if (found instanceof Fault) return found;
    return found === null ? new Fault('get: there is no such document') : documentValue(found);
  };

const exists =
  (when: When): LookUp =>
  (evaluation, path) => {
    const found = look(evaluation, path, when);
    return found instanceof Fault ? found : found !== null;
  };

/** Functions that read another document, each with one path. */
export const getAndExists: ReadonlyMap<string, LookUp> = new Map([
  ['get', get('before')],
  ['exists', exists('before')],
  ['getAfter', get('after')],
  ['existsAfter', exists('after')],
]);
