import { isFields } from '@mix/engine';
import type { FieldValue } from '../fields/DocumentFields.ts';
import type { MemberRule } from './MergeRule.ts';

/** Members that are known by one of their fields. */
export const keyedBy =
  (name: string): MemberRule['keyOf'] =>
  (member) => {
    const key = isFields(member) ? member[name] : null;
    return typeof key === 'string' || typeof key === 'number' ? String(key) : null;
  };

/** Texts that are known by themselves: no list holds one twice. */
export const keyedByItself = (member: FieldValue): string | null =>
  typeof member === 'string' ? member : null;
