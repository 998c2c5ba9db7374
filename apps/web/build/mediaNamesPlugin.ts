import type { Plugin } from 'vite';
import { mediaNames } from '../src/ui/styles/breakpoints.ts';

/** Puts in the breakpoints that a style sheet names: `@media (--from-md)`. */
export function mediaNamesPlugin(): Plugin {
  return {
    name: 'media-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: writeMediaConditions(code), map: null }),
    },
  };
}

/** @throws Error for a name that no breakpoint has, which a browser would ignore without a word. */
export function writeMediaConditions(css: string): string {
  const names = mediaNames();
  return css.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (_whole, name: string) => {
    const condition = names.get(name);
    if (condition === undefined) throw new Error(`no breakpoint is called ${name}`);
    return condition;
  });
}
