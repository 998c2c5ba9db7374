import { stepReasons } from '@mix/messages';
import { localized } from '../localized.ts';

/** Why a step stands where it does in the order of addition. */
export const stepReasonWords = localized('stepReasons', stepReasons);
