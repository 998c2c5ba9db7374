import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import { SheetLook } from './SheetLook.tsx';
import { SheetPart } from './SheetPart.tsx';

interface PlansPartProps {
  /** True on a page with other parts, which has a primary action of its own. */
  readonly isBeside?: boolean;
}

/** Chooses a spreadsheet and shows which mixes its rows become. */
export const PlansPart = ({ isBeside = false }: PlansPartProps) => (
  <SheetPart why={words.why} Look={SheetLook} isBeside={isBeside} />
);
