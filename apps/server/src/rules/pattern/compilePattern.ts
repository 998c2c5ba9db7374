import { parsePattern } from './parsePattern.ts';
import {
  PatternError,
  type Assertion,
  type CharacterTest,
  type PatternNode,
} from './PatternNode.ts';

/** One step of the machine; `next` and `other` are places in the list of steps. */
export type Step =
  | { readonly kind: 'character'; readonly test: CharacterTest; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  /** Tries `next` first, then `other`. */
  | { readonly kind: 'fork'; readonly next: number; readonly other: number }
  | { readonly kind: 'mark'; readonly slot: number; readonly next: number }
  | { readonly kind: 'done' };

/** A pattern as steps: running it takes time in proportion to text x steps, whatever the pattern. */
export interface CompiledPattern {
  readonly steps: readonly Step[];
  readonly start: number;
  /** Capturing groups, not counting the whole match. */
  readonly groups: number;
}

const MOST_STEPS = 5000;

class Builder {
  readonly steps: Step[] = [{ kind: 'done' }];

  add(step: Step): number {
    if (this.steps.length >= MOST_STEPS) throw new PatternError('the pattern is too large');
    return this.steps.push(step) - 1;
  }

  /** Adds the steps of a node that go on at `next`; returns where they begin. */
  build(node: PatternNode, next: number): number {
    switch (node.kind) {
      case 'character':
        return this.add({ kind: 'character', test: node.test, next });
      case 'assertion':
        return this.add({ kind: 'assertion', assertion: node.assertion, next });
      case 'sequence':
        return node.parts.reduceRight((after, part) => this.build(part, after), next);
      case 'choice':
        return node.options
          .map((option) => this.build(option, next))
          .reduceRight((other, first) => this.add({ kind: 'fork', next: first, other }));
      case 'group': {
        const end = this.add({ kind: 'mark', slot: 2 * node.index + 1, next });
        const body = this.build(node.body, end);
        return this.add({ kind: 'mark', slot: 2 * node.index, next: body });
      }
      case 'repeat':
        return this.#repeat(node, next);
    }
  }

  #repeat({ body, min, max, lazy }: PatternNode & { kind: 'repeat' }, next: number): number {
    const fork = (into: number, past: number): Step =>
      lazy ? { kind: 'fork', next: past, other: into } : { kind: 'fork', next: into, other: past };
    let start = next;
    if (max === null) {
      const loop = this.add({ kind: 'done' });
      this.steps[loop] = fork(this.build(body, loop), next);
      start = loop;
    }
    for (let count = min; count < (max ?? min); count += 1) {
      start = this.add(fork(this.build(body, start), next));
    }
    for (let count = 0; count < min; count += 1) start = this.build(body, start);
    return start;
  }
}

const REMEMBERED = 100;
const remembered = new Map<string, CompiledPattern>();

/**
 * Compiles a pattern of RE2; the last hundred are kept.
 * @throws PatternError
 */
export function compilePattern(text: string): CompiledPattern {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const { node, groups } = parsePattern(text);
  const builder = new Builder();
  const start = builder.build(node, 0);
  const compiled = { steps: builder.steps, start, groups };
  const oldest = remembered.keys().next();
  if (remembered.size >= REMEMBERED && oldest.done !== true) remembered.delete(oldest.value);
  remembered.set(text, compiled);
  return compiled;
}
