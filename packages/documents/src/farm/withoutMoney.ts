import { isFields, type FieldsFromOutside } from '@mix/engine';

/** Fields that hold money, in whichever document and however deep. */
const isMoney = (name: string): boolean =>
  name === 'price' ||
  name === 'centsPerUnit' ||
  name === 'costCentsPerHa' ||
  name.endsWith('Cents');

/**
 * A value for somebody who may not see money: each price and cost in it is null. The same object
 * where there is none. In a conflict about a price both sides and the value before are null.
 */
export function withoutMoney<Value>(value: Value): Value;
export function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return inMembers(value);
  return isFields(value) && !(value instanceof Date) ? inFields(value) : value;
}

function inMembers(members: readonly unknown[]): readonly unknown[] {
  const left = members.map((member) => withoutMoney(member));
  return left.some((member, place) => member !== members[place]) ? left : members;
}

function inFields(fields: FieldsFromOutside): FieldsFromOutside {
  const hidden = isAboutMoney(fields['path']) ? ['kept', 'other', 'before'] : [];
  let left: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(fields)) {
    const shown = isMoney(name) || hidden.includes(name) ? null : withoutMoney(field);
    if (shown !== field) (left ??= { ...fields })[name] = shown;
  }
  return left ?? fields;
}

/** Whether the path of a conflict leads to money. */
const isAboutMoney = (path: unknown): boolean =>
  Array.isArray(path) && path.some((part) => typeof part === 'string' && isMoney(part));
