/** The machine of somebody, or of a farm: at most one document, always under this id. */
export const SAVED_MACHINE_ID = 'saved';
