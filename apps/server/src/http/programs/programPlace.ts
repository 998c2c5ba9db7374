import { farmPlaceKind, may, memberKind, ROLES, type Member } from '@mix/documents';
import { z } from 'zod';
import { DocumentReader } from '../../firestore/reads/DocumentReader.ts';
import { findPage } from '../../firestore/reads/listDocuments.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import { plainFields } from '../../firestore/wire/toPlain.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { operation } from './operation.ts';
import { ProgramError } from './ProgramError.ts';

/** Where a program works: in its owner's own workspace, or on a farm with the owner's role now. */
export interface ProgramPlace {
  /** `users/{uid}` or `farms/{farm}`: what the program reads stands below it. */
  readonly path: string;
  readonly uid: string;
  /** Null in the owner's own workspace, where everything is theirs. */
  readonly member: Member | null;
  /** Both the token and the role include the permission. */
  readonly seesMoney: boolean;
}

/** Also for a farm that does not exist: outsiders do not learn whether it does. */
const noMember = (): ProgramError =>
  new ProgramError('PERMISSION_DENIED', 'The owner of this token does not belong to this farm.');

/** An id is one segment of a path. */
const FARM_ID = /^[\w-]{1,128}$/;

/** The path of a farm's operations, their parameters and their refusals. */
export const FARM = '/api/v1/farms/{farm}';
export const farmParams = z.object({ farm: z.string().meta({ pattern: FARM_ID.source }) });
export const farmRefusals = {
  403: 'The token, or the role of its owner on the farm, does not include this.',
};

/** A member of a farm as the rules let the token's owner see them; null: there is none. */
export function memberOf(
  documents: Documents,
  { uid }: Pick<ProgramToken, 'uid'>,
  farmId: string,
  whom: string,
): Member | null {
  if (!FARM_ID.test(farmId) || !FARM_ID.test(whom)) return null;
  try {
    const reader = new DocumentReader(documents, { uid, token: {} }, false);
    const found = reader.get(`farms/${farmId}/members/${whom}`);
    return found === null ? null : memberKind.parse(plainFields(found.fields));
  } catch (error) {
    if (error instanceof RequestError && error.status === 'PERMISSION_DENIED') return null;
    throw error;
  }
}

/**
 * The workspace that an address names. The role is read from the farm at each request, so that a
 * change of it holds from the next request on.
 * @param farmId null: the owner's own workspace
 * @throws ProgramError PERMISSION_DENIED
 */
export function placeOf(
  documents: Documents,
  token: ProgramToken,
  farmId: string | null,
): ProgramPlace {
  const { uid, scopes } = token;
  const maySeeMoney = scopes.includes('money');
  if (farmId === null) {
    return { path: `users/${uid}`, uid, member: null, seesMoney: maySeeMoney };
  }
  const member = memberOf(documents, token, farmId, uid);
  if (member === null) throw noMember();
  const seesMoney = maySeeMoney && may(member.role, 'seeMoney');
  return { path: `farms/${farmId}`, uid, member, seesMoney };
}

const listedFarm = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'As it is called now.' }),
  role: z.enum(ROLES),
  seesMoney: z.boolean().meta({ description: 'The token and the role both include it.' }),
});

/** No account belongs to more farms. */
const MOST_FARMS = 100;

/** The farms that the owner of a token belongs to now, and what the token may see there. */
export const listFarms = operation({
  method: 'get',
  path: '/api/v1/farms',
  operationId: 'listFarms',
  summary: 'The farms that the owner of the token belongs to',
  scopes: ['farm'],
  success: {
    description: 'Each with the role its owner has there now.',
    schema: z.object({ items: z.array(listedFarm) }).meta({ id: 'Farms' }),
  },
  answer({ documents, token }) {
    const user = { uid: token.uid, token: {} };
    const { found } = findPage(documents, user, {
      path: `users/${token.uid}/farms`,
      mask: null,
      pageSize: String(MOST_FARMS),
      pageToken: null,
      orderBy: null,
      showMissing: null,
    });
    const items = found.flatMap(({ path, fields }) => {
      const id = path.slice(path.lastIndexOf('/') + 1);
      const member = memberOf(documents, token, id, token.uid);
      if (member === null) return [];
      const farm = new DocumentReader(documents, user, false).get(`farms/${id}`);
      const name = [farm?.fields ?? fields, fields]
        .map((one) => farmPlaceKind.parse(plainFields(one))?.name)
        .find((one) => one !== undefined);
      const seesMoney = token.scopes.includes('money') && may(member.role, 'seeMoney');
      return name === undefined ? [] : [{ id, name, role: member.role, seesMoney }];
    });
    return { items };
  },
});
