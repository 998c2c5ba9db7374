/**
 * Days from closing a farm until it is erased: time for a device without a signal to hear of it.
 */
export const CLOSED_FARM_DAYS = 30;
