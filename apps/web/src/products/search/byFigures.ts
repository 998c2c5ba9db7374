/** Orders items by their figures: the first figure that differs decides, the smaller first. */
export const byFigures =
  <Item>(figuresOf: (item: Item) => readonly number[]) =>
  (one: Item, other: Item): number => {
    const others = figuresOf(other);
    const apart = figuresOf(one).map((figure, at) => figure - (others[at] ?? 0));
    return apart.find((by) => by !== 0) ?? 0;
  };
