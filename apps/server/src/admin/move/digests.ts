import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same value whatever order its members were written in. */
function ordered(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(ordered);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, ordered(value)]),
  );
}

/** A text of a value of JSON that is the same for equal values. */
export const canonicalText = (json: unknown): string => JSON.stringify(ordered(json));

export const digestOf = (json: unknown): string => sha256(canonicalText(json));

/** What one side of a move holds: a digest for each name. */
export class Holdings {
  readonly #digests = new Map<string, string>();

  add(name: string, digest: string): void {
    this.#digests.set(name, digest);
  }

  get count(): number {
    return this.#digests.size;
  }

  /** One digest of all entries, whatever order they were added in. */
  digest(): string {
    const lines = [...this.#digests].map(([name, digest]) => `${digest} ${name}`);
    return sha256(lines.toSorted().join('\n'));
  }

  digestAt(name: string): string | null {
    return this.#digests.get(name) ?? null;
  }

  /** The names here that the other side does not hold, or holds with another digest. */
  differencesTo(other: Holdings): readonly string[] {
    return [...this.#digests]
      .filter(([name, digest]) => other.digestAt(name) !== digest)
      .map(([name]) => name);
  }

  /** What this side has and the other has not. */
  without(other: Holdings): readonly string[] {
    return [...this.#digests.keys()].filter((name) => other.digestAt(name) === null);
  }
}
