import { invalid } from '../RequestError.ts';

const DEEPEST = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How deep lists and objects of a JSON text go, without building them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inText) {
      if (unit === BACKSLASH) index += 1;
      else if (unit === QUOTE) inText = false;
    } else if (unit === QUOTE) inText = true;
    else if (OPENING.has(unit)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(unit)) depth -= 1;
  }
  return deepest;
}

/**
 * Reads the body of a request. An empty one is an empty object.
 * @throws RequestError when it is no JSON, or deeper than any request has to be.
 */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  if (depthOf(text) > DEEPEST) throw invalid("Payload isn't valid for request: too deep.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid("Payload isn't valid for request: this is no JSON.");
  }
}
