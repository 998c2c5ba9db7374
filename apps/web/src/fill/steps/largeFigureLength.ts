/** How much room a figure needs at the size of the fill screen. */
export const largeFigureLength = (text: string): 'true' | 'very' | undefined =>
  text.length > 6 ? 'very' : text.length > 3 ? 'true' : undefined;
