/** What people wrote, and what was said to them about it. */
export class Book {
  #marks = 0;
  readonly #claimed = new Set<string>();
  readonly #replaced = new Set<string>();
  readonly story: string[] = [];

  /** A text that nobody has written before. */
  newMark(): string {
    return `t${(this.#marks += 1)};`;
  }

  /** A figure that nobody has written before. */
  newFigure(): number {
    return (this.#marks += 1) + 0.625;
  }

  /** The device said that these marks are saved: from now on somebody counts on them. */
  claim(marks: readonly string[]): void {
    for (const mark of marks) this.#claimed.add(mark);
  }

  /** Somebody saw these marks and wrote something else in their place, or removed them. */
  replace(marks: readonly string[]): void {
    for (const mark of marks) this.#replaced.add(mark);
  }

  /** The marks that must still be somewhere: in a document, or as the other side of a conflict. */
  get owed(): readonly string[] {
    return [...this.#claimed].filter((mark) => !this.#replaced.has(mark));
  }
}

const MARK = /\bt\d+;|\b\d+\.625\b/g;

/** Everything that was written by a person and stands in a value. */
export const marksIn = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify([value]).match(MARK)),
];
