import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Answers } from './answer/answerPart.ts';
import type { MixSheetsProps } from './MixSheets.tsx';
import type { OpenSheet } from './OpenSheet.ts';
import { sheetsPart } from './sheetsPart.ts';

/** After the page itself works, so that nothing waits behind it. */
const QUIET_AFTER_MS = 200;

interface OpenedSheetProps extends Omit<MixSheetsProps, 'sheet'> {
  readonly sheet: OpenSheet | null;
  /** Null until they are loaded; a sheet that is opened before shows itself then. */
  readonly answers: Answers | null;
}

/** The sheet that lies over the page, once its part of the app is here. */
export function OpenedSheet({ sheet, answers, ...rest }: OpenedSheetProps) {
  const sheets = useStore(sheetsPart.store);
  const wanted = sheet !== null;
  useEffect(() => {
    const timer = setTimeout(sheetsPart.start, wanted ? 0 : QUIET_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  if (sheet === null) return null;
  if (sheets.status === 'ready') return <sheets.part.MixSheets sheet={sheet} {...rest} />;
  return (
    answers && (
      <answers.WaitingSheet
        failed={sheets.status === 'failed'}
        onClose={() => {
          rest.onSheet(null);
        }}
      />
    )
  );
}
