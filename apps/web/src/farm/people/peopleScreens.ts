/*
 * The two screens that know everyone on a farm, in one file: they share most of what they are made of, and
 * apart that would be files of its own. Taking an invite is not here: a newcomer's phone waits for no list.
 */
export { PeoplePage } from './PeoplePage.tsx';
export { SharedDeviceGate } from '../sharedDevice/SharedDeviceGate.tsx';
