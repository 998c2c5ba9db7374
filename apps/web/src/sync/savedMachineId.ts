/** Id of the one machine that earlier versions kept for somebody, or for a farm. */
export const SAVED_MACHINE_ID = 'saved';
