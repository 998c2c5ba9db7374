import { fieldsFromPlain } from '../../../../apps/server/src/firestore/wire/fromPlain.ts';
import { encodeFields } from '../../../../apps/server/src/firestore/wire/encodeValue.ts';

/** Fields of a plain object as they go over the wire. */
export const wireFields = (plain: object): object => encodeFields(fieldsFromPlain(plain));
