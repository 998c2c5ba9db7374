/** How the sheets in view are closed, the lowest first. */
const closings: (() => void)[] = [];

/** The sheets in view, and what becomes of the history under them: `sheetHistory.ts`, once it is here. */
export const openSheets = {
  closings,
  /** What is done when a sheet has come or gone. */
  onChange: (): void => undefined,
  /**
   * A sheet has come into view.
   * @param close what a press on its closing word does
   * @returns it is in view no more, however it was closed
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
