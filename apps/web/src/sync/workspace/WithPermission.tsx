import type { Deed } from '@mix/documents';
import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

interface RoleMayProps {
  readonly deed: Deed;
  /** Stands in its place for whose role does not include it. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** What is offered on a farm to those whose role includes it; at one's own place to everybody. */
export const WithPermission = ({ deed, otherwise = null, children }: RoleMayProps) =>
  usePermission(deed) ? children : otherwise;
