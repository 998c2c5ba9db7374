import { unzipSync } from 'fflate';
import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';

export interface ZippedFile {
  /** With the folders that it is in. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Files of a zip, without what a Mac adds to them. */
export interface ZipFiles {
  readonly files: readonly ZippedFile[];
  /** The files whose names end so, capitals or not: those in the fewest folders first. */
  readonly ending: (ending: string) => readonly ZippedFile[];
  /** The file of a name in the folder of another, capitals or not; null: none. */
  readonly beside: (path: string, name: string) => Uint8Array | null;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const depthOf = (path: string): number => path.split('/').length;

/** Folders and AppleDouble files (`._name`) that macOS puts beside those that it zips or copies. */
const isOfMac = (path: string): boolean => /(?:^|\/)(?:_{1,2}MACOSX\/|\._|\.DS_Store$)/i.test(path);

/**
 * Opens a zip without trusting it: the sizes that its directory states are summed up before anything is
 * unpacked, and the unpacked bytes never exceed them, because the unpacker is given that room only.
 * @throws Refusal
 */
export function openZip(bytes: Uint8Array): ZipFiles {
  let sum = 0;
  let count = 0;
  try {
    const unzipped = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || isOfMac(name)) return false;
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
    const files = Object.entries(unzipped)
      // Windows programs may write backslashes in paths.
      .map(([name, file]) => ({ path: name.replaceAll('\\', '/'), bytes: file }))
      .toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
    const byLowerPath = new Map(files.map(({ path, bytes: file }) => [path.toLowerCase(), file]));
    return {
      files,
      ending: (ending) => {
        const lower = ending.toLowerCase();
        return files.filter(({ path }) => path.toLowerCase().endsWith(lower));
      },
      beside: (path, name) => byLowerPath.get(`${folderOf(path)}${name}`.toLowerCase()) ?? null,
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ code: 'notReadable', format: 'zip' });
  }
}
