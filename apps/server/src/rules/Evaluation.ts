import { LookupAccount, type DocumentLookup, type RulesDocument } from './RulesRequest.ts';
import { Fault, type Operand, type Outcome } from './values/Fault.ts';

/**
 * Google's service stops at 1000 expressions; here they are counted more finely, so more may be.
 */
const MOST_EXPRESSIONS = 10_000;
const MOST_LOOKUPS = 10;

const EXHAUSTED = new Fault('too many expressions');
const TOO_MANY_LOOKUPS = new Fault('too many documents looked up');

/** What expressions are evaluated against, and what they have cost so far. */
export class Evaluation {
  readonly request: Outcome;
  expressions = 0;
  /** Makes `resource` when a rule first asks for it: most rules of a read never do. */
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

  /** A document before or after the commit, null where there is none; a fault past the limit. */
  look(path: readonly string[], when: 'before' | 'after'): RulesDocument | null | Fault {
    const key = `${when}/${path.join('/')}`;
    const lookup = (): RulesDocument | null => this.#lookups[when](path);
    const found = this.#own.read(key, () =>
      this.#shared === undefined ? lookup() : this.#shared.read(key, lookup),
    );
    return found === undefined ? TOO_MANY_LOOKUPS : found;
  }
}
