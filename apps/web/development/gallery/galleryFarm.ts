import { memberKind, type Role } from '@mix/documents';
import { WORKSPACE_KEY } from '../../src/sync/workspace/workspaceStore.ts';
import { roleKeyOf } from '../../src/sync/workspace/roleAge.ts';
import type { SharedDeviceSettings } from '../../src/sync/sharedDevice/SharedDeviceSettings.ts';
import type { HeldDocument } from './FrameContent.ts';
import { GALLERY_UID } from './keepAccount.ts';
import { PICTURE_TIME } from './pictureSeason.ts';

const farmId = 'hill';

const member = (id: string, role: Role, name: string): HeldDocument => ({
  collection: 'members',
  id,
  value: memberKind.serialise({ role, name, invite: null }),
});

/** A state in which whoever is signed in is one of six people at Hill Farm. */
export const galleryFarmAs = (role: Role) =>
  ({
    texts: {
      [WORKSPACE_KEY]: JSON.stringify({ uid: GALLERY_UID, farmId, farmName: 'Hill Farm' }),
      [roleKeyOf(`${GALLERY_UID}/${farmId}`)]: JSON.stringify({ role, at: PICTURE_TIME }),
    },
    documents: [
      member(GALLERY_UID, role, 'Jo Marsh'),
      member('mere', 'manager', 'Mere Tamihana'),
      member('sam', 'operator', 'Sam Pike'),
      member('tama', 'operator', 'Tama Rewi'),
      member('lin', 'adviser', 'Lin Chen'),
      member('kereru', 'contractor', 'Kererū Contracting'),
    ],
  }) as const;

/** A state in which whoever is signed in owns the farm. */
export const galleryFarm = galleryFarmAs('owner');

/** The phone in the shed, where each name opens with its PIN. */
const shed: SharedDeviceSettings = {
  uid: GALLERY_UID,
  farmId,
  usesPin: true,
  askAfterMin: 10,
  askEachJob: false,
  leftOut: [GALLERY_UID],
  pins: {},
  mayChoose: ['lin'],
  usedLeave: {},
  tries: {},
};
export const sharedPhone = { 'mix.shed': { shed, person: null } };

/** A farm that removed somebody who had unsent work for it. */
export const farmGone = {
  'mix.goneFarm': { farm: { uid: GALLERY_UID, farmName: 'Hill Farm', unsent: 2 } },
};
