/** A name with hyphens that keep an analysis such as 46-0-0 on one line. */
export const unbrokenAnalysis = (name: string): string =>
  name.replaceAll(/(?<=\d)-(?=\d)/g, '\u2011');
