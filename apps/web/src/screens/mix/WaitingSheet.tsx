import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/panels/Sheet.tsx';
import { mixWords } from '../../words/en/mix/mixWords.ts';
import { sheetsPart } from './sheetsPart.ts';

interface WaitingSheetProps {
  readonly failed: boolean;
  readonly onClose: () => void;
}

/** Stands for a sheet whose part of the app is not here yet. */
export const WaitingSheet = ({ failed, onClose }: WaitingSheetProps) => (
  <Sheet title={mixWords.title} closeWord={mixWords.close} onClose={onClose}>
    {failed ? (
      <>
        <p>{mixWords.listFailedWhy}</p>
        <Button onClick={sheetsPart.start}>{mixWords.tryAgain}</Button>
      </>
    ) : (
      <p>{mixWords.openingSheet}</p>
    )}
  </Sheet>
);
