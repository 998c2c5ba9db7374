import { parseClientConfig } from '../../src/device/config/clientConfig.ts';
import { arrivedChange, arrivedName } from '../../src/sync/arrival/arrivedNote.ts';
import { indexedEntries } from '../../src/sync/device/indexedEntries.ts';
import { DEVICE_OWNER } from '../../src/sync/device/StoredEntry.ts';
import { ownerOf, type FarmInUse } from '../../src/sync/workspace/Workspace.ts';
import { readKnownRole } from '../../src/sync/workspace/knownRole.ts';
import { WORKSPACE_KEY } from '../../src/sync/workspace/workspaceStore.ts';
import { collectionsOf } from '../../src/sync/workspace/collectionsOf.ts';
import type { FrameContent } from './FrameContent.ts';
import { keepFrameOrder } from './frameOrder.ts';
import { keepAccount } from './keepAccount.ts';

/*
 * The first page of a frame. Each frame has a host of its own,
 * `mix-stop--spanish.gallery.localhost`, and so by the browser's own rules a storage of its own:
 * this page fills it, then opens the app. The gallery gives the content as the frame's name; where
 * the page is opened alone, its host names the content.
 */
const content = window.name.startsWith('{')
  ? (JSON.parse(window.name) as FrameContent)
  : await contentOfHost();
localStorage.clear();
for (const [key, text] of Object.entries(content.storage)) localStorage.setItem(key, text);
const isSignedIn = ['offline', 'silent'].includes(content.order.network ?? '');
const owner = isSignedIn ? await signIn() : DEVICE_OWNER;
await keepDocuments(content, owner);
if (isSignedIn) await noteArrived(owner);
keepFrameOrder(content.order);
location.replace(content.path);

async function contentOfHost(): Promise<FrameContent> {
  const [stateName = '', modeName = ''] = (location.hostname.split('.')[0] ?? '').split('--');
  const { frameContentOf } = await import('./frameContentOf.ts');
  return frameContentOf(stateName, modeName);
}

/** Signs in for an offline state, as most people then are; on the farm that the state names. */
async function signIn(): Promise<string> {
  const config = await (await fetch('/config.json')).text();
  const { accountServer } = parseClientConfig(config);
  const uid = await keepAccount(accountServer?.apiKey ?? '');
  const farm = content.storage[WORKSPACE_KEY];
  return farm === undefined ? uid : ownerOf(JSON.parse(farm) as FarmInUse);
}

async function keepDocuments({ documents, order }: FrameContent, owner: string): Promise<void> {
  if (documents.length === 0) return;
  const at = new Date(order.nowMs);
  const entries = await indexedEntries(() => undefined);
  await entries.change(
    documents.map(({ collection, id, value }) => ({
      key: { owner, collection, id },
      decide: () => ({
        owner,
        collection,
        id,
        fields: value,
        createdAt: at,
        updatedAt: at,
        place: owner === DEVICE_OWNER ? 'device' : 'waiting',
        revision: id,
        removed: false,
        refusal: null,
      }),
    })),
  );
}

/** Notes that the account has sent everything: the documents here are all of it. */
async function noteArrived(owner: string): Promise<void> {
  const role = readKnownRole(owner)?.role ?? null;
  const names = collectionsOf(owner, role).map((name) => arrivedName(name, role));
  const entries = await indexedEntries(() => undefined);
  await entries.change([arrivedChange(owner, names)]);
}
