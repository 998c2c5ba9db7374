/* The list and the map of what is known of the paddocks: one chunk, as both need the same records. */
export { PaddockStates } from './PaddockStates.tsx';
export { StateMap } from './StateMap.tsx';
