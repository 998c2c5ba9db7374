import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { mixWords } from '../../i18n/mixWords.ts';
import type { MixSheetsProps } from './MixSheets.tsx';
import type { OpenSheet } from './OpenSheet.ts';
import { sheetsPart } from './sheetsPart.ts';

/** After the page itself works, so that nothing waits behind it. */
const QUIET_AFTER_MS = 200;

interface OpenedSheetProps extends Omit<MixSheetsProps, 'sheet'> {
  readonly sheet: OpenSheet | null;
}

/** The sheet that lies over the page, once its part of the app is here. */
export function OpenedSheet({ sheet, ...rest }: OpenedSheetProps) {
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
    <Sheet
      title={mixWords.title}
      closeWord={mixWords.close}
      onClose={() => {
        rest.onSheet(null);
      }}
    >
      {sheets.status === 'failed' ? (
        <>
          <p>{mixWords.listFailedWhy}</p>
          <Button onClick={sheetsPart.start}>{mixWords.tryAgain}</Button>
        </>
      ) : (
        <p>{mixWords.openingSheet}</p>
      )}
    </Sheet>
  );
}
