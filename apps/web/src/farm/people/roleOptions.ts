import type { Role } from '@mix/documents';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';

/** Roles to choose among. */
export const roleOptions = (roles: readonly Role[]) =>
  roles.map((role) => ({ value: role, label: peopleWords.roles[role] }));
