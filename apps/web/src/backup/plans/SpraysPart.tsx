import { LONGEST_RECORD_TEXT } from '@mix/documents';
import { sheetSprayWords as words } from '../../i18n/made/en/farm/sheetSprayWords.ts';
import { SheetPart } from './SheetPart.tsx';
import { SpraysLook } from './SpraysLook.tsx';

/** Chooses a spreadsheet and shows which records its rows become. */
export const SpraysPart = () => (
  <SheetPart why={words.why} Look={SpraysLook} longestCell={LONGEST_RECORD_TEXT} />
);
