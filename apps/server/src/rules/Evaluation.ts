import { LookupAccount, type DocumentLookup, type RulesDocument } from './RulesRequest.ts';
import { Fault, type Operand, type Outcome } from './values/Fault.ts';
import { RulesPath, type RulesValue } from './values/RulesValue.ts';

/** Google's service stops at 1000; ours is counted more finely, so it has more. */
const MOST_EXPRESSIONS = 10_000;
const MOST_LOOKUPS = 10;

export const ROOT = ['databases', '(default)', 'documents'] as const;

const EXHAUSTED = new Fault('too many expressions');
const TOO_MANY_LOOKUPS = new Fault('too many documents looked up');

/** `resource` of a document that exists. */
export const documentValue = ({ path, fields }: RulesDocument): Map<string, RulesValue> =>
  new Map<string, RulesValue>([
    ['data', fields],
    ['id', path.at(-1) ?? ''],
    ['__name__', new RulesPath([...ROOT, ...path])],
  ]);

const isDocument = (segments: readonly string[]): boolean =>
  segments.length > ROOT.length &&
  segments.length % 2 === 1 &&
  ROOT.every((segment, index) => segments[index] === segment) &&
  segments.every((segment) => segment !== '' && !segment.includes('/'));

/** What expressions are evaluated against, and what they have cost so far. */
export class Evaluation {
  readonly request: Outcome;
  expressions = 0;
  /** Most rules of a read never ask what is in the document, so it is understood when one does. */
  readonly #readResource: () => Outcome;
  #resource: Outcome | undefined;
  readonly #lookups: { readonly before: DocumentLookup; readonly after: DocumentLookup };
  readonly #own = new LookupAccount(MOST_LOOKUPS);
  readonly #shared: LookupAccount | undefined;

  constructor(
    values: { readonly request: Operand; readonly readResource: () => Outcome },
    lookups: { readonly before: DocumentLookup; readonly after: DocumentLookup },
    shared?: LookupAccount,
  ) {
    this.request = values.request;
    this.#readResource = values.readResource;
    this.#lookups = lookups;
    this.#shared = shared;
  }

  get resource(): Outcome {
    return (this.#resource ??= this.#readResource());
  }

  /** Counts an expression; a fault once there were too many, and from then on always. */
  spend(): Fault | null {
    this.expressions += 1;
    return this.expressions > MOST_EXPRESSIONS ? EXHAUSTED : null;
  }

  get isExhausted(): boolean {
    return this.expressions > MOST_EXPRESSIONS;
  }

  /** `get` and `getAfter`: the document, or a fault when there is none. */
  get(path: RulesPath, when: 'before' | 'after'): Outcome {
    const found = this.#read(path, when);
    if (found instanceof Fault) return found;
    return found === null ? new Fault('get: there is no such document') : documentValue(found);
  }

  /** `exists` and `existsAfter`. */
  exists(path: RulesPath, when: 'before' | 'after'): Outcome {
    const found = this.#read(path, when);
    return found instanceof Fault ? found : found !== null;
  }

  #read({ segments }: RulesPath, when: 'before' | 'after'): RulesDocument | null | Fault {
    if (!isDocument(segments)) return new Fault('this path leads to no document');
    const path = segments.slice(ROOT.length);
    const key = `${when}/${path.join('/')}`;
    const lookup = (): RulesDocument | null => this.#lookups[when](path);
    const found = this.#own.read(key, () =>
      this.#shared === undefined ? lookup() : this.#shared.read(key, lookup),
    );
    return found === undefined ? TOO_MANY_LOOKUPS : found;
  }
}
