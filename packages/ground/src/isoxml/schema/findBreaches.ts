import type { XmlElement } from '../../formats/readXml.ts';
import type { AttributeRule, ElementRule, ValueRule } from './ElementRule.ts';
import { ELEMENT_RULES, PASSED_OVER } from './elementRules.ts';

/** Where a file does not keep to the standard. */
export interface SchemaBreach {
  readonly code:
    | 'notTheRoot'
    | 'wrongPlace'
    | 'unknownAttribute'
    | 'attributeMissing'
    | 'badValue'
    | 'childMissing'
    | 'tooMany'
    | 'idTwice'
    | 'noSuchId';
  readonly element: string;
  /** Name of an attribute or child; null where the element itself is meant. */
  readonly name: string | null;
  readonly value: string | null;
}

/** Most breaches reported: more of them add nothing. */
const MOST_BREACHES = 200;
/**
 * A maker's own names begin with P and its number (ISO 11783-10, 6.4); the others are XML's own.
 */
const OF_A_MAKER = /^P\d+_/;
const OF_XML = /^(?:xmlns|xsi|xml)(?::|$)/;

const LONGEST_ID = 14;

const isWhole = (value: string): boolean => /^[+-]?\d+$/.test(value);
const isDecimal = (value: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value);
/** Zeros at the end do not count as decimals. */
const decimalsOf = (value: string): number => (value.split('.')[1] ?? '').replace(/0+$/, '').length;
const isDouble = (value: string): boolean => isDecimal(value.replace(/E[+-]?\d+$/i, ''));

const isWithin = (
  { least, most }: { readonly least: number; readonly most: number },
  value: string,
): boolean => Number(value) >= least && Number(value) <= most;

function fits(rule: ValueRule, value: string): boolean {
  switch (rule.kind) {
    case 'text':
      // XML Schema counts characters, not units of UTF-16.
      return Array.from(value).length <= rule.most;
    case 'whole':
      return isWhole(value) && isWithin(rule, value);
    case 'decimal':
      return (
        isDecimal(value) &&
        isWithin(rule, value) &&
        (rule.mostDecimals === null || decimalsOf(value) <= rule.mostDecimals)
      );
    case 'double':
      return isDouble(value) && isWithin(rule, value);
    case 'oneOf':
      return rule.values.includes(value);
    case 'pattern':
      return rule.pattern.test(value);
    case 'id':
    case 'ref':
      return value.length <= LONGEST_ID && new RegExp(`^${rule.prefix}-?\\d+$`).test(value);
  }
}

interface Ids {
  readonly made: Set<string>;
  readonly named: SchemaBreach[];
}

/** What is wrong with an attribute that is there; ids are noted on the way. */
function breachOf(
  rule: AttributeRule | undefined,
  value: string,
  ids: Ids,
): SchemaBreach['code'] | null {
  if (rule === undefined) return 'unknownAttribute';
  if (rule.mayBeEmpty === true && value === '') return null;
  const of = rule.value;
  if (!fits(of, value)) return 'badValue';
  if (of.kind !== 'id') return null;
  if (ids.made.has(value)) return 'idTwice';
  ids.made.add(value);
  return null;
}

function* attributeBreaches(
  { name: tag, attributes }: XmlElement,
  rule: ElementRule,
  ids: Ids,
): Generator<SchemaBreach> {
  for (const [name, { isRequired }] of Object.entries(rule.attributes)) {
    if (isRequired && attributes[name] === undefined) {
      yield { code: 'attributeMissing', element: tag, name, value: null };
    }
  }
  const own = Object.entries(attributes).filter(
    ([name]) => !OF_XML.test(name) && !OF_A_MAKER.test(name),
  );
  for (const [name, said] of own) {
    const of = rule.attributes[name];
    // XML Schema ignores blanks around any value but a text.
    const value = of?.value.kind === 'text' ? said : said.trim();
    const code = breachOf(of, value, ids);
    if (code !== null) yield { code, element: tag, name, value };
    else if (of?.value.kind === 'ref') {
      ids.named.push({ code: 'noSuchId', element: tag, name, value });
    }
  }
}

function* countBreaches(
  { name: element, children }: XmlElement,
  { needs = [], most = {} }: ElementRule,
): Generator<SchemaBreach> {
  const countOf = (name: string): number => children.filter((child) => child.name === name).length;
  for (const name of needs) {
    if (countOf(name) === 0) yield { code: 'childMissing', element, name, value: null };
  }
  for (const [name, count] of Object.entries(most)) {
    if (countOf(name) > count) yield { code: 'tooMany', element, name, value: null };
  }
}

function* elementBreaches(element: XmlElement, ids: Ids): Generator<SchemaBreach> {
  const { name: tag, children } = element;
  const rule = ELEMENT_RULES[tag];
  if (rule === undefined) return;
  yield* attributeBreaches(element, rule, ids);
  yield* countBreaches(element, rule);
  for (const child of children) {
    if (rule.children.includes(child.name)) yield* elementBreaches(child, ids);
    else if (!OF_A_MAKER.test(child.name)) {
      yield { code: 'wrongPlace', element: child.name, name: tag, value: null };
    }
  }
}

/**
 * Where a task file differs from ISO 11783-10 version 4.3: elements in a wrong place; attributes
 * that are missing, unknown or hold what they may not; too many of a child; ids given twice, or
 * named and not there. At most 200 are reported. Elements in `PASSED_OVER` are not checked within,
 * and any id of such an element counts as there.
 */
export function findBreaches(root: XmlElement): readonly SchemaBreach[] {
  if (root.name !== 'ISO11783_TaskData') {
    return [{ code: 'notTheRoot', element: root.name, name: null, value: null }];
  }
  const ids: Ids = { made: new Set(), named: [] };
  const found: SchemaBreach[] = [];
  for (const breach of elementBreaches(root, ids)) {
    if (found.length === MOST_BREACHES) return found;
    found.push(breach);
  }
  const missing = ids.named.filter(
    ({ value }) =>
      value !== null && !ids.made.has(value) && !PASSED_OVER.has(value.replace(/-?\d+$/, '')),
  );
  return [...found, ...missing].slice(0, MOST_BREACHES);
}
