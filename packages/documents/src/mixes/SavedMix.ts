import { draftFields, isFields } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { jarTestRows } from '../records/recordFields.ts';
import type { ValuesOf } from '../tables/FieldRow.ts';
import { isWholeOf, knownOf, partReader } from '../tables/shapeOfRows.ts';
import { mixMerge } from './mixMerge.ts';
import { savedMixRows, savedPaddockRows } from './savedMixRows.ts';

export type SavedMix = ValuesOf<typeof savedMixRows>;

/** Code points a name may have; the engine refuses more. */
export const LONGEST_MIX_NAME: number = draftFields.name.longest;

const SCHEMA_VERSION = 1;

const readJarTest = partReader(jarTestRows);
const readPaddock = partReader(savedPaddockRows);

const isWhole = isWholeOf(savedMixRows);
const isMix = (mix: unknown): mix is SavedMix => isWhole(mix);

export const savedMixKind: DocumentKind<SavedMix> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const mix = knownOf(savedMixRows, {
      ...fields,
      // Mixes of earlier versions have none; what cannot be read of them is no reason to lose the mix.
      jarTest: readJarTest(fields['jarTest']),
      paddock: readPaddock(fields['paddock']),
    });
    return isMix(mix) ? mix : null;
  },
  serialise: (mix) => ({ ...asFields(mix), schemaVersion: SCHEMA_VERSION }),
  merge: mixMerge,
  nameOf: ({ name }) => name,
});
