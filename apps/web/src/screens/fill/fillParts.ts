/* What a job adds to the result: none of it is needed to show the plan. */
export { FillAction } from './FillAction.tsx';
export { FillPage } from './FillPage.tsx';
export { JarTestNote } from './jar/JarTestNote.tsx';
export { SunSwitch } from './SunSwitch.tsx';
