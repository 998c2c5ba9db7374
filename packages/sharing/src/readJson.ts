/** How much a JSON text may hold: each part takes many times as much room as the sign or two that it is written with. */
export interface JsonLimits {
  /** Lists and maps in lists and maps. */
  readonly depth: number;
  /** Lists and maps. */
  readonly containers: number;
  /** Names of fields. */
  readonly names: number;
  /** What stands beside others in lists and maps. */
  readonly members: number;
}

/** A job in a link, or a thousand products: a draft has five levels, its envelope one more. */
const JOB_LIMITS: JsonLimits = {
  depth: 16,
  containers: 100_000,
  names: 500_000,
  members: 1_000_000,
};

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a text holds no more than it may, looked at before anything is made of it. */
export function isWithinLimits(text: string, limits: JsonLimits): boolean {
  let [depth, containers, names, members] = [0, 0, 0, 0];
  for (let place = 0; place < text.length; place += 1) {
    switch (text.charCodeAt(place)) {
      case QUOTE:
        for (place += 1; place < text.length; place += 1) {
          const code = text.charCodeAt(place);
          if (code === QUOTE) break;
          if (code === BACKSLASH) place += 1;
        }
        break;
      case OPEN_LIST:
      case OPEN_MAP:
        depth += 1;
        containers += 1;
        if (depth > limits.depth || containers > limits.containers) return false;
        break;
      case CLOSE_LIST:
      case CLOSE_MAP:
        depth -= 1;
        break;
      case COLON:
        names += 1;
        if (names > limits.names) return false;
        break;
      case COMMA:
        members += 1;
        if (members > limits.members) return false;
        break;
      default:
    }
  }
  return true;
}

/** What a JSON text says; undefined when it is none, or holds more than it may. */
export function readJson(text: string, limits: JsonLimits = JOB_LIMITS): unknown {
  if (!isWithinLimits(text, limits)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
