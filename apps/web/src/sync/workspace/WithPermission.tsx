import type { Deed } from '@mix/documents';
import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

interface RoleMayProps {
  readonly deed: Deed;
  /** Shown instead to those whose role does not include the deed. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows on a farm what somebody's role includes; in their own workspace everything. */
export const WithPermission = ({ deed, otherwise = null, children }: RoleMayProps) =>
  usePermission(deed) ? children : otherwise;
