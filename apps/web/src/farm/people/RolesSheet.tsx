import { Sheet } from '../../ui/panels/Sheet.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { Roles } from './Roles.tsx';

/** The roles, over the page. */
export const RolesSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title={peopleWords.rolesTitle} closeWord={accountWords.close} onClose={onClose}>
    <Roles />
  </Sheet>
);
