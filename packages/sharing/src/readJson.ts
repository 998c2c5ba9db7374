/** Deeper than any job: a draft has five levels, its envelope one more. */
const DEEPEST = 16;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (inText) {
      if (character === '\\') place += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/** What a JSON text says; undefined when it is none, or nested deeper than any job. */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
