import { isFields } from '@mix/engine';
import { hasMixDraftShape } from '@mix/documents';
import {
  isTyped,
  LINKED_PARTS,
  type LinkedPart,
  type LoadLink,
  type MixPaddock,
  type SavedFacts,
} from './MixForm.ts';

const isPaddock = (value: unknown): value is MixPaddock =>
  isFields(value) &&
  (value.id === null || typeof value.id === 'string') &&
  typeof value.name === 'string' &&
  (value.areaHa === null || Number.isFinite(value.areaHa)) &&
  (value.landUse === null || typeof value.landUse === 'string');

const isPart = (value: unknown): value is LinkedPart => LINKED_PARTS.some((part) => part === value);

const isLink = (value: unknown): value is LoadLink =>
  isFields(value) &&
  isPart(value.held) &&
  isPart(value.computed) &&
  value.held !== value.computed &&
  (value.loadCount === null || Number.isFinite(value.loadCount) || isTyped(value.loadCount)) &&
  (value.value === null || Number.isFinite(value.value));

const isTextOrNone = (value: unknown): boolean => typeof (value ?? '') === 'string';

// Saved facts are written only from a saved mix that was checked when it was read.
const isSavedFacts = (value: unknown): value is SavedFacts =>
  isFields(value) && Array.isArray(value.products);

/** Whether a stored value has the shape of a form; false where a field is of another version. */
export function hasFormShape(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { paddock = null, linked = null, savedFacts = null, ...rest } = value;
  const { receivedJobId, ...draft } = rest;
  return (
    isTextOrNone(receivedJobId) &&
    (paddock === null || isPaddock(paddock)) &&
    (linked === null || isLink(linked)) &&
    (savedFacts === null || isSavedFacts(savedFacts)) &&
    hasMixDraftShape(draft, {
      isFigure: (figure) => Number.isFinite(figure) || isTyped(figure),
      isClosed: true,
    })
  );
}
