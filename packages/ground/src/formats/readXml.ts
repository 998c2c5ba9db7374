import { SaxesParser } from 'saxes';
import { FORMAT_LIMITS, Refusal, type GroundFormat } from './FormatFault.ts';
import { signsIn } from './signsIn.ts';

/** An element without its prefix: outlines need no namespaces. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML that is well formed. A document type is refused, and with it every entity that XML itself
 * does not know; nothing is ever fetched. @throws Refusal
 */
export function readXml(text: string, format: GroundFormat): XmlElement {
  if (signsIn(text, '<') > FORMAT_LIMITS.parts) throw new Refusal({ code: 'notReadable', format });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Refusal({ code: 'hasDoctype' });
  });
  parser.on('error', () => {
    throw new Refusal({ code: 'notReadable', format });
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > FORMAT_LIMITS.depth) {
      throw new Refusal({ code: 'tooDeep', most: FORMAT_LIMITS.depth });
    }
    const element = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [element] = root.children;
  if (element === undefined) throw new Refusal({ code: 'notReadable', format });
  return element;
}

/** Elements of a name anywhere below one. */
export function* elementsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* elementsOf(child, name);
  }
}

/** The direct children of a name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);
