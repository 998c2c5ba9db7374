/** The names of a paddock: the one it has, and those that it had. */
interface Names {
  readonly name: string;
  readonly earlierNames: readonly string[];
}

/** A name as names are compared: without case, and without spaces around it. */
export const plainName = (name: string): string => name.trim().toLowerCase();

/** Whether words that say where mean this paddock: the name it has, or one that it had. */
export const isCalled = ({ name, earlierNames }: Names, words: string): boolean =>
  [name, ...earlierNames].some((one) => plainName(one) === plainName(words));
