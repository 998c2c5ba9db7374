import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './chooseEncoding.ts';

export interface EncodedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong, and different for each encoding of the same file (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** One answer of the site, ready in memory in every encoding. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly bodies: Readonly<Partial<Record<Encoding, EncodedBody>>> & {
    readonly identity: EncodedBody;
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export interface SiteFileSource {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly compressible: boolean;
  /** Compressed at once and a tenth larger: for a start that is not to wait. */
  readonly quick?: boolean;
  /** Encoded bodies made when the site was built; what is missing is made here. */
  readonly ready?: { readonly br?: Uint8Array; readonly gzip?: Uint8Array };
}

/** Takes a fortieth of the time of the best quality. */
const QUICK_QUALITY = 5;

async function encode(source: SiteFileSource): Promise<Partial<Record<Encoding, Uint8Array>>> {
  if (!source.compressible) return {};
  const { bytes, ready, quick = false } = source;
  const [br, gz] = await Promise.all([
    ready?.br ??
      compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ready?.gzip ?? compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz };
}

/** Prepares a file: compresses it where that makes it smaller and names each body by its content. */
export async function prepareFile(source: SiteFileSource): Promise<SiteFile> {
  const digest = createHash('sha256').update(source.bytes).digest('base64url').slice(0, 22);
  const { br, gzip: gz } = await encode(source);
  const body = (bytes: Uint8Array, suffix: string): EncodedBody => ({
    bytes: copyOf(bytes),
    etag: `"${digest}${suffix}"`,
  });
  const smaller = (bytes: Uint8Array | undefined): bytes is Uint8Array =>
    bytes !== undefined && bytes.length < source.bytes.length;
  return {
    contentType: source.contentType,
    cacheControl: source.cacheControl,
    bodies: {
      identity: body(source.bytes, ''),
      ...(smaller(br) ? { br: body(br, source.quick === true ? '-br5' : '-br') } : {}),
      ...(smaller(gz) ? { gzip: body(gz, '-gz') } : {}),
    },
  };
}

/** The same file, compressed as well as can be. */
export const squeezed = ({ contentType, cacheControl, bodies }: SiteFile): Promise<SiteFile> =>
  prepareFile({ bytes: bodies.identity.bytes, contentType, cacheControl, compressible: true });
