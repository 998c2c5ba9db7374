import { documentPaths, plainWords } from '@mix/documents';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import { answered } from './farmCall.ts';

/** What a farm is called by its own document; null: it has no name. @throws FarmError */
export async function farmName(database: Firestore, farmId: string): Promise<string | null> {
  const found = await answered(getDocFromServer(doc(database, documentPaths.farm(farmId))));
  const name: unknown = found.get('name');
  const text = typeof name === 'string' ? plainWords(name).trim() : '';
  return text === '' ? null : text;
}
