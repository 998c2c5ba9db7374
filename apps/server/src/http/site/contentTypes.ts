interface ContentType {
  readonly type: string;
  /** Text shrinks; pictures are compressed already. */
  readonly compressible: boolean;
}

/** Every kind of file the site may hold. A kind that is not here is not served. */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  '.css': { type: 'text/css; charset=utf-8', compressible: true },
  '.ico': { type: 'image/x-icon', compressible: false },
  '.js': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.json': { type: 'application/json; charset=utf-8', compressible: true },
  '.jpg': { type: 'image/jpeg', compressible: false },
  '.png': { type: 'image/png', compressible: false },
  '.svg': { type: 'image/svg+xml', compressible: true },
  '.txt': { type: 'text/plain; charset=utf-8', compressible: true },
  '.ttf': { type: 'font/ttf', compressible: true },
  '.wasm': { type: 'application/wasm', compressible: true },
  '.webp': { type: 'image/webp', compressible: false },
  '.xml': { type: 'application/xml; charset=utf-8', compressible: true },
};
