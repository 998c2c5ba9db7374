import type { DocumentFields } from '@mix/documents';
import {
  AccountError,
  type AccountChange,
  type AccountDatabase,
  type AccountDocument,
  type AccountErrorKind,
  type AccountUpdate,
  type AccountSource,
} from '../account/AccountDatabase.ts';

interface Follower {
  readonly source: AccountSource;
  readonly onUpdate: (update: AccountUpdate) => void;
  readonly onError: (error: AccountError) => void;
}

/** An account in memory, with a network that can be pulled out and rules that can refuse. */
export function memoryAccount() {
  const documents = new Map<string, AccountDocument>();
  const followers = new Set<Follower>();
  let minute = 0;
  const faults: {
    reachable: boolean;
    /** No listener gets changes. */
    mute: boolean;
    /** The write is done and its answer never arrives. */
    answersLost: number;
    fail: (path: string) => { readonly kind: AccountErrorKind; readonly code: string } | null;
    /** Nobody may listen. */
    deaf: boolean;
  } = { reachable: true, mute: false, answersLost: 0, fail: () => null, deaf: false };
  const tries = { follow: 0, restart: 0 };
  const writes: string[] = [];

  const matches = ({ path, fields }: AccountDocument, source: AccountSource): boolean => {
    if (source.kind === 'document') return path === source.path;
    if (source.kind === 'collection') {
      const { only } = source;
      const isAsked = only === undefined || fields[only[0]] === only[1];
      return isAsked && path.startsWith(`${source.path}/`);
    }
    return JSON.stringify(fields['userId']) === JSON.stringify({ referenceTo: source.userPath });
  };
  const everything = (source: AccountSource): AccountUpdate => ({
    kind: 'everything',
    documents: [...documents.values()].filter((document) => matches(document, source)),
  });
  const tell = (changed: AccountDocument | null, gone: AccountDocument | null) => {
    if (!faults.reachable || faults.mute) return;
    for (const { source, onUpdate } of followers) {
      const document = changed ?? gone;
      if (document === null || !matches(document, source)) continue;
      if (source.kind === 'document') onUpdate(everything(source));
      else
        onUpdate({ kind: 'changes', changed: changed ? [changed] : [], gone: gone ? [gone] : [] });
    }
  };

  const set = (path: string, fields: DocumentFields) => {
    minute += 1;
    const now = new Date(Date.UTC(2026, 10, 22, 0, minute));
    const document = {
      path,
      fields,
      createdAt: documents.get(path)?.createdAt ?? now,
      updatedAt: now,
    };
    documents.set(path, document);
    tell(document, null);
  };
  const remove = (path: string) => {
    const document = documents.get(path) ?? null;
    documents.delete(path);
    tell(null, document);
  };

  const readBeside = (change: AccountChange): Pick<AccountDocument, 'path' | 'fields'> | null => {
    if (change.kind === 'leave' || change.beside === undefined) return null;
    const { path, decide } = change.beside;
    const found = documents.get(path);
    if (found === undefined) throw new AccountError('passing', 'not-found');
    const fields = decide(found.fields);
    return fields === null ? null : { path, fields: { ...found.fields, ...fields } };
  };

  const database: AccountDatabase = {
    change: async (path, decide) => {
      await Promise.resolve();
      if (!faults.reachable) throw new AccountError('unreachable', 'unavailable');
      const fault = faults.fail(path);
      if (fault !== null) throw new AccountError(fault.kind, fault.code);
      const before = documents.get(path) ?? null;
      const change = decide(before);
      const beside = readBeside(change);
      if (change.kind !== 'leave') writes.push(path);
      if (change.kind === 'set') set(path, change.fields);
      if (change.kind === 'delete') remove(path);
      if (beside !== null) set(beside.path, beside.fields);
      if (faults.answersLost > 0) {
        faults.answersLost -= 1;
        throw new AccountError('unreachable', 'unavailable');
      }
      return before;
    },
    follow: (source, onUpdate, onError) => {
      const follower = { source, onUpdate, onError };
      followers.add(follower);
      tries.follow += 1;
      if (faults.deaf) setTimeout(refuseListeners);
      else onUpdate(faults.reachable ? everything(source) : { kind: 'silence' });
      return () => followers.delete(follower);
    },
    restart: () => {
      tries.restart += 1;
      if (faults.reachable) tellAll();
    },
  };
  const tellAll = () => {
    for (const { source, onUpdate } of followers) onUpdate(everything(source));
  };
  /** Ends every listener with a refusal of the account. */
  const refuseListeners = () => {
    for (const follower of [...followers]) {
      followers.delete(follower);
      follower.onError(new AccountError('refused', 'permission-denied'));
    }
  };

  return {
    database,
    faults,
    documents,
    /** Paths in the order they were written. */
    writes,
    set,
    remove,
    /** How often somebody began to listen, and connected anew. */
    tries,
    refuseListeners,
    /** Updates stop, of one collection or of all: the server has gone, and no error says so. */
    silence: (path?: string) => {
      faults.reachable = path !== undefined;
      for (const { source, onUpdate } of followers) {
        const isMeant =
          path === undefined || (source.kind !== 'favouritesOf' && source.path === path);
        if (isMeant) onUpdate({ kind: 'silence' });
      }
    },
    /** The network is back: every listener gets everything again. */
    reconnect: () => {
      faults.reachable = true;
      tellAll();
    },
  };
}
