import { invalid } from '../RequestError.ts';

const DEEPEST = 100;

/** Values and members. A body of 10 MiB of `{}` would take a hundred times as much memory. */
const MOST_VALUES = 300_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How deep lists and objects of a JSON text go, and how much is in them, without building them. */
function extentOf(text: string): { deepest: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inText) {
      if (unit === BACKSLASH) index += 1;
      else if (unit === QUOTE) inText = false;
    } else if (unit === QUOTE) inText = true;
    else if (OPENING.has(unit)) {
      deepest = Math.max(deepest, (depth += 1));
      values += 1;
    } else if (CLOSING.has(unit)) depth -= 1;
    else if (unit === COMMA) values += 1;
    if (values > MOST_VALUES || deepest > DEEPEST) break;
  }
  return { deepest, values };
}

/**
 * Reads the body of a request. An empty one is an empty object.
 * @throws RequestError when it is no JSON, or deeper or of more values than any request has to be.
 */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  const { deepest, values } = extentOf(text);
  if (deepest > DEEPEST) throw invalid("Payload isn't valid for request: too deep.");
  if (values > MOST_VALUES) throw invalid("Payload isn't valid for request: too many values.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid("Payload isn't valid for request: this is no JSON.");
  }
}
