import { onlyPath, type EarlierDocument } from '../storage/changesTable.ts';
import type { DocumentChange, Documents } from '../storage/Documents.ts';
import type { PathRange } from '../storage/documentsTable.ts';
import type { DocumentReader } from '../reads/DocumentReader.ts';
import { denied } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { Place, Target, TargetChange } from './Target.ts';

/** Listens to one document, whether it exists or not. */
export class DocumentTarget implements Target {
  readonly id: number;
  readonly place: Place;
  readonly range: PathRange;
  readonly keptBytes = 0;
  readonly #documents: Documents;
  readonly #path: string;

  constructor(documents: Documents, id: number, path: string) {
    this.#documents = documents;
    this.#path = path;
    this.id = id;
    this.place = { kind: 'document', path };
    this.range = onlyPath(path);
  }

  start(reader: DocumentReader): readonly StoredDocument[] {
    const document = reader.get(this.#path);
    return document === null ? [] : [document];
  }

  mayBeRead(reader: DocumentReader): boolean {
    return reader.mayGet(this.#path, this.#documents.table.read(this.#path));
  }

  earlier([changed]: readonly EarlierDocument[]): readonly StoredDocument[] {
    const document =
      changed === undefined ? this.#documents.table.read(this.#path) : changed.before;
    return document === null ? [] : [document];
  }

  follow(changes: readonly DocumentChange[], reader: DocumentReader): readonly TargetChange[] {
    return changes.map(({ path, after }) => {
      if (!reader.mayGet(path, after)) throw denied();
      return after === null
        ? { path, kind: 'gone', exists: false }
        : { path, kind: 'present', document: after };
    });
  }
}
