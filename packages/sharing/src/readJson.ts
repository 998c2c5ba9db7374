/** How much a JSON text may hold: each part takes many times as much room as the sign or two that it is written with. */
export interface JsonLimits {
  /** Lists and maps in lists and maps. */
  readonly depth: number;
  /** Lists and maps. */
  readonly containers: number;
  /** What stands in them: names of fields, and values beside others. */
  readonly members: number;
}

/** A job in a link, or a thousand products: a draft has five levels, its envelope one more. */
const JOB_LIMITS: JsonLimits = { depth: 16, containers: 1e5, members: 1e6 };

/** Whether a text holds no more than it may, looked at before anything is made of it. */
export function isWithinLimits(text: string, limits: JsonLimits): boolean {
  let [depth, containers, members] = [0, 0, 0];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (sign === '"') place = endOfText(text, place);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      containers += 1;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' || sign === ':') members += 1;
    else continue;
    if (depth > limits.depth || containers > limits.containers || members > limits.members) {
      return false;
    }
  }
  return true;
}

/** Where the text that begins at a place is closed. */
function endOfText(text: string, from: number): number {
  let place = from + 1;
  while (place < text.length && text.charAt(place) !== '"') {
    place += text.charAt(place) === '\\' ? 2 : 1;
  }
  return place;
}

/** What a JSON text says; undefined when it is none, or holds more than it may. */
export function readJson(text: string, limits = JOB_LIMITS): unknown {
  if (!isWithinLimits(text, limits)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
