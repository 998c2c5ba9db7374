import { useEffect, useState, type ReactNode } from 'react';
import type { Paper } from './Paper.ts';
import { PrintedPaper } from './PrintedPaper.tsx';

const openPrintWindow = (): void => {
  window.print();
};

/**
 * Prints papers: the print window also saves them as PDF.
 * @returns the paper that is being printed, to be drawn anywhere; and the function that prints one
 */
export function usePrinting(): readonly [ReactNode, (paper: Paper) => void] {
  const [run, setRun] = useState<{ readonly number: number; readonly paper: Paper } | null>(null);
  useEffect(() => {
    if (run === null) return;
    // Some browsers report the end of printing while their print window still needs the pages: so
    // the pages stay until the next press.
    const clear = () => {
      setRun(null);
    };
    document.addEventListener('pointerdown', clear, { once: true });
    return () => {
      document.removeEventListener('pointerdown', clear);
    };
  }, [run]);
  const print = (paper: Paper) => {
    setRun((before) => ({ number: (before?.number ?? 0) + 1, paper }));
  };
  return [
    run && <PrintedPaper key={run.number} paper={run.paper} onReady={openPrintWindow} />,
    print,
  ];
}
