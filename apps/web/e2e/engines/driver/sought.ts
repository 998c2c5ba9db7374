import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** An element to look for on a page: as a person would name it, not as it is built. */
export type Sought = (
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly text: string | RegExp }
  | { readonly label: string }
) & {
  /** Looked for only inside this element. */
  readonly within?: Sought;
  /** The last of several elements; otherwise the first. */
  readonly isLast?: boolean;
};

export const role = (name: string, called?: string | RegExp, within?: Sought): Sought => ({
  role: name,
  ...(called === undefined ? {} : { name: called }),
  ...(within === undefined ? {} : { within }),
});
export const button = (name: string | RegExp, within?: Sought): Sought =>
  role('button', name, within);
export const link = (name: string | RegExp): Sought => role('link', name);
export const field = (name: RegExp, within?: Sought): Sought => role('textbox', name, within);
export const text = (words: string | RegExp, within?: Sought): Sought => ({
  text: words,
  ...(within === undefined ? {} : { within }),
});
/** The sheet that is open. */
export const sheet: Sought = { role: 'dialog' };

/** A matcher for names and texts as the page reads them: a string must match the whole text. */
const matcher = (sought: string | RegExp): string =>
  sought instanceof RegExp ? String(sought) : JSON.stringify(sought);

function listIn(sought: Sought): string {
  const root = sought.within === undefined ? 'document.body' : elementIn(sought.within);
  if ('text' in sought) {
    const words = matcher(sought.text);
    return `(${root} === null ? [] : library.queryAllByText(${root}, ${words}, { ignore: 'script,style' })
      .filter((element) => element.checkVisibility()))`;
  }
  if ('label' in sought) {
    return `(${root} === null ? [] : library.queryAllByLabelText(${root}, ${matcher(sought.label)}))`;
  }
  const name = sought.name === undefined ? '' : `name: ${matcher(sought.name)}`;
  return `(${root} === null ? [] : library.queryAllByRole(${root}, ${JSON.stringify(sought.role)}, { ${name} }))`;
}

/** An expression that gives the element, or null, on a page that holds {@link LIBRARY}. */
export const elementIn = (sought: Sought): string =>
  `(${listIn(sought)}.at(${sought.isLast === true ? -1 : 0}) ?? null)`;

/** Code that {@link elementIn} needs in scope. */
export const LIBRARY = 'const library = globalThis.TestingLibraryDom;';

let script: Promise<string> | null = null;

/** The library with which the screens' own tests find roles and names, as a script. */
export const libraryScript = (): Promise<string> =>
  (script ??= readFile(
    join(
      dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
      '@testing-library/dom.umd.min.js',
    ),
    'utf8',
  ));
