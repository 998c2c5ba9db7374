/*
 * The screens that need all members of a farm, in one chunk: they share most of their code, and
 * separate chunks would need a further one for it. The join page is not here: a newcomer's phone
 * does not need the list of people.
 */
export { PeoplePage } from './PeoplePage.tsx';
export { SharedDeviceGate } from '../sharedDevice/SharedDeviceGate.tsx';
export { ChangeFarm } from './ChangeFarm.tsx';
export { FarmSheet } from './FarmSheet.tsx';
