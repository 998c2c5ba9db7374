import { catalogue } from '@mix/catalogue';
import { ENGINE_VERSION } from '@mix/engine';

/** Versions of the arithmetic and of the facts it uses; a saved mix keeps both. */
export const versionText = (): string => `engine ${ENGINE_VERSION}, catalogue ${catalogue.version}`;
