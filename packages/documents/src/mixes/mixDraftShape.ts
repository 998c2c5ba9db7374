import {
  draftFields,
  isFields,
  type DraftField,
  type DraftFields,
  type MixDraft,
} from '@mix/engine';
import { hasShape, type Shape, type ShapeRules } from '../fields/Shape.ts';

/**
 * The shape of a stored field. Choices are only text here: an unknown choice is refused by the
 * engine, with a reason, and does not make the document unreadable.
 */
function shapeOf(field: DraftField): Shape {
  switch (field.kind) {
    case 'number':
      return 'figure';
    case 'text':
    case 'choice':
      return field.needed === 'always' ? 'id' : 'text';
    case 'pair':
      return { list: 'id' };
    case 'list':
      return { list: field.of.kind === 'part' ? shapeOf(field.of) : 'id' };
    case 'part':
      return { fields: shapesOf(field.fields) };
  }
}

const shapesOf = (fields: DraftFields): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));

const draftShape: Shape = { fields: shapesOf(draftFields) };

/**
 * Whether a stored value has the shape of a mix draft. What it means, and whether it can be planned, is for
 * the engine: it refuses a field that it does not know, so that no older version plans half of a mix.
 */
export const hasMixDraftShape = (value: unknown, rules?: ShapeRules): boolean =>
  hasShape(value, draftShape, rules);

/** A mix draft where a document holds one. */
export const isMixDraft = (value: unknown): value is MixDraft =>
  isFields(value) && hasMixDraftShape(value);
