import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { HandOverSheet } from './HandOverSheet.tsx';

/**
 * Hands the plan on the screen to somebody of the farm, for roles with the permission to hand over.
 */
export function HandOverAction() {
  const mayHandOver = usePermission('handOver');
  const { plan, facts, draft, paddock } = useMix();
  const [isOpen, setOpen] = useState(false);
  if (!mayHandOver || plan === null || facts === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{farmJobWords.handOver}</Button>
      {isOpen && (
        <HandOverSheet
          mix={{ plan, catalogue: facts, draft, paddock }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
