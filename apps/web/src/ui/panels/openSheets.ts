/** The functions that close the sheets in view, the lowest sheet first. */
const closings: (() => void)[] = [];

/** The sheets in view. `sheetHistory.ts`, once it is here, takes over the history under them. */
export const openSheets = {
  closings,
  /** Called when a sheet has come or gone. */
  onChange: (): void => undefined,
  /**
   * A sheet has come into view.
   * @param close what a press on its closing word does
   * @returns to be called when the sheet has left the view, however it was closed
   */
  enter(close: () => void): () => void {
    closings.push(close);
    openSheets.onChange();
    return () => {
      closings.splice(closings.lastIndexOf(close), 1);
      openSheets.onChange();
    };
  },
  /** Puts another address into the history: in the place of the present entry, or as one of its own. */
  putAddress: (isInPlace: boolean, write: (isInPlace: boolean) => void): void => {
    write(isInPlace);
  },
};
