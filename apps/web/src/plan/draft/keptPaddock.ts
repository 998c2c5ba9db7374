import { shownDocuments } from '../../sync/shownDocuments.ts';
import type { MixForm, MixPaddock } from './MixForm.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * The paddock of an earlier mix as it is called and measured now; null where it was deleted since.
 * Ground in somebody else's words stays as it is, and so does a paddock that may not have come yet.
 */
export function keptPaddock(paddock: MixPaddock | null): MixPaddock | null {
  const { paddocks } = shownDocuments.getState();
  if (paddock?.id == null || paddocks === undefined) return paddock;
  const kept = soFar(paddocks).find(({ id }) => id === paddock.id)?.value;
  if (kept === undefined && paddocks.state !== 'here') return paddock;
  if (kept === undefined || kept.retired) return null;
  const { name, areaHa, landUse } = kept;
  return { id: paddock.id, name, areaHa, landUse };
}

interface OpenedForm {
  readonly form: MixForm;
  /** The paddock that it was for, where that was deleted since; its area stays. */
  readonly gone: string | null;
}

/** An earlier mix, with its paddock as that is now. */
export function openedForm(earlier: MixForm): OpenedForm {
  if (earlier.paddock == null) return { form: earlier, gone: null };
  const paddock = keptPaddock(earlier.paddock);
  return {
    form: { ...earlier, paddock },
    gone: paddock === null ? earlier.paddock.name : null,
  };
}
