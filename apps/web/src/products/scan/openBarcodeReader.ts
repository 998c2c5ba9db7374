/** Finds a code in what the camera shows. */
export interface CodeReader {
  /** Null: no code is in view. */
  readonly read: (video: HTMLVideoElement) => Promise<string | null>;
}

/**
 * `BarcodeDetector` of the browser; not every browser has it, and no list of types knows it yet.
 */
interface BrowserDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface BrowserDetectorClass {
  new (options: { readonly formats: readonly string[] }): BrowserDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'data_matrix', 'qr_code'];

/** Codes that packs have at least; a browser that cannot read these is no help. */
const NEEDED = ['ean_13', 'code_128', 'data_matrix', 'qr_code'];

async function openBrowserReader(): Promise<CodeReader | null> {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof Detector !== 'function') return null;
  const Known = Detector as unknown as BrowserDetectorClass;
  const supported = await Known.getSupportedFormats().catch((): readonly string[] => []);
  if (!NEEDED.every((format) => supported.includes(format))) return null;
  const detector = new Known({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
}

/** Longer side of the picture that is searched: bars are still apart, and a search takes 50 ms. */
const LONGEST_PX = 1024;

async function openOwnReader(): Promise<CodeReader> {
  const { readPixels } = await import('./readPixels.ts');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) => {
      const scale = Math.min(1, LONGEST_PX / Math.max(video.videoWidth, video.videoHeight, 1));
      const width = Math.round(video.videoWidth * scale);
      const height = Math.round(video.videoHeight * scale);
      if (pen === null || width === 0 || height === 0) return Promise.resolve(null);
      canvas.width = width;
      canvas.height = height;
      pen.drawImage(video, 0, 0, width, height);
      return Promise.resolve(readPixels(pen.getImageData(0, 0, width, height)));
    },
  };
}

/** The browser's own reader where there is one, else ours, which is fetched when it is asked for. */
export const openBarcodeReader = async (): Promise<CodeReader> =>
  (await openBrowserReader()) ?? (await openOwnReader());
