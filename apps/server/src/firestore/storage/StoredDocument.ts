import { decodeFields, decodeValue } from '../wire/decodeValue.ts';
import { encodeFields } from '../wire/encodeValue.ts';
import { isDocumentId, pickFields, type FieldPath } from '../wire/FieldPath.ts';
import { formatTimestamp } from '../wire/timestamps.ts';
import type { Fields, Micros, Value } from '../wire/Value.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null;

/** The wire form of the field at a path, read without its neighbours. */
function wireAt(fields: Json, path: FieldPath): unknown {
  let inside: unknown = fields;
  let json: unknown;
  for (const name of path) {
    json = isObject(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined;
    const map = isObject(json) ? json['mapValue'] : undefined;
    inside = isObject(map) ? map['fields'] : undefined;
  }
  return json;
}

/**
 * A document as it was at some commit. Its fields stay the text that is stored and sent until
 * somebody asks for one: a query looks at two fields of thousands of documents.
 */
export class StoredDocument {
  readonly path: string;
  readonly fieldsText: string;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  #wire: Json | null = null;
  #fields: Fields | null = null;

  constructor(path: string, fieldsText: string, createTime: Micros, updateTime: Micros) {
    this.path = path;
    this.fieldsText = fieldsText;
    this.createTime = createTime;
    this.updateTime = updateTime;
  }

  /** A copy without what was read out of the text, which takes many times as much room. */
  copy(): StoredDocument {
    return new StoredDocument(this.path, this.fieldsText, this.createTime, this.updateTime);
  }

  get fields(): Fields {
    return (this.#fields ??= decodeFields(this.#json()));
  }

  /**
   * The value of one field; undefined where there is none.
   * @param root the name of the database's documents, which begins the document's own name.
   */
  valueAt(path: FieldPath, root: string): Value | undefined {
    if (isDocumentId(path)) return { kind: 'reference', name: `${root}/${this.path}` };
    const json = wireAt(this.#json(), path);
    return json === undefined ? undefined : decodeValue(json);
  }

  /** The wire form, as text; with a mask only the fields it names. */
  toWire(root: string, mask: readonly FieldPath[] | null = null): string {
    const fields =
      mask === null ? this.fieldsText : JSON.stringify(encodeFields(pickFields(this.fields, mask)));
    return (
      `{"name":${JSON.stringify(`${root}/${this.path}`)},` +
      (fields === '{}' ? '' : `"fields":${fields},`) +
      `"createTime":"${formatTimestamp(this.createTime)}",` +
      `"updateTime":"${formatTimestamp(this.updateTime)}"}`
    );
  }

  #json(): Json {
    return (this.#wire ??= JSON.parse(this.fieldsText) as Json);
  }
}
