import { registerHooks } from 'node:module';
import type { PlantedFault } from './Faults.ts';

interface Planted {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Faults that stand in the text of the product: what is taken out of which file. */
const IN_TEXT: Partial<Record<PlantedFault, Planted>> = {
  mergeBase: {
    file: 'sync/account/mergeEntry.ts',
    from: 'return !sameFields(baseOf(entry), placed.fields);',
    to: 'return false;',
  },
  acknowledgement: {
    file: 'sync/account/sendEntry.ts',
    from: "current?.revision === entry.revision && current.place === 'waiting'",
    to: "current?.place === 'waiting'",
  },
  session: {
    file: 'identity/tokens/verifyIdToken.ts',
    from: 'session === null || session.isEnded ||',
    to: 'session === null ||',
  },
  form: {
    file: 'sync/device/saveMerged.ts',
    from: 'upgradeEntry(kind, old.fields)',
    to: 'old.fields',
  },
  revision: {
    file: 'documents/src/records/settleRecord.ts',
    from: 'const revisions = isSame ? [] :',
    to: 'const revisions = isSame || made.length === 0 ? [] :',
  },
};

/**
 * Loads the product with a fault in it; to be called before any of it is loaded.
 * @throws Error where the text is no longer there to be broken: then it would prove nothing
 */
export function plantInText(fault: PlantedFault): void {
  const planted = IN_TEXT[fault];
  if (planted === undefined) return;
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(planted.file)) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      if (!text.includes(planted.from)) throw new Error(`nothing to break in ${planted.file}`);
      return { ...loaded, source: text.replace(planted.from, planted.to) };
    },
  });
}
