import type { ComponentProps } from 'react';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';

interface ChangeFarmProps extends ComponentProps<typeof WorkspaceSwitcher> {
  readonly onClose: () => void;
}

/** The sheet with all that the account belongs to. */
export const ChangeFarm = ({ onClose, ...known }: ChangeFarmProps) => (
  <Sheet title={farmHubWords.changeFarm} closeWord={accountWords.close} onClose={onClose}>
    <WorkspaceSwitcher {...known} />
  </Sheet>
);
