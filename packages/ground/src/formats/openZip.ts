import { unzipSync } from 'fflate';
import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';

/** Files of a zip by their names, each read when it is asked for. */
export interface ZipFiles {
  readonly names: readonly string[];
  /** The file whose name ends so, capitals or not; null: none. */
  readonly ending: (ending: string) => Uint8Array | null;
}

/**
 * Opens a zip without trusting it: the sizes that its directory states are summed up before anything is
 * unpacked, and the unpacked bytes never exceed them, because the unpacker is given that room only.
 * @throws Refusal
 */
export function openZip(bytes: Uint8Array): ZipFiles {
  let sum = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // What macOS adds is of no interest.
        if (name.endsWith('/') || name.startsWith('__MACOSX')) return false;
        count += 1;
        sum += originalSize;
        if (count > FORMAT_LIMITS.files) {
          throw new Refusal({ code: 'tooManyFiles', most: FORMAT_LIMITS.files });
        }
        if (sum > FORMAT_LIMITS.unzippedBytes) {
          throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.unzippedBytes });
        }
        return true;
      },
    });
    const byLowerName = Object.entries(files).map(
      ([name, file]) => [name.toLowerCase(), file] as const,
    );
    return {
      names: Object.keys(files),
      ending: (ending) => {
        const lower = ending.toLowerCase();
        return byLowerName.find(([name]) => name.endsWith(lower))?.[1] ?? null;
      },
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ code: 'notReadable', format: 'zip' });
  }
}
