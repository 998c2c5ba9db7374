/** From the closing of a farm until it is erased: so long a device without a signal may still hear of it, days. */
export const CLOSED_FARM_DAYS = 30;
