/** How many loads `from` to `to` are, both counted: one, two that follow on each other, or more. */
export const loadExtent = (from: number, to: number): 'one' | 'pair' | 'more' =>
  from === to ? 'one' : to === from + 1 ? 'pair' : 'more';
