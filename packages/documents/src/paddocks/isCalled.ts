/** A name as names are compared: without case, and without spaces around it. */
export const plainName = (name: string): string => name.trim().toLowerCase();

/** Whether words that say where mean this paddock: the name it has, or one that it had. */
export const isCalled = (
  { name, earlierNames }: { readonly name: string; readonly earlierNames: readonly string[] },
  words: string,
): boolean => [name, ...earlierNames].some((one) => plainName(one) === plainName(words));
