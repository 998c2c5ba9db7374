/*
 * What shows an answer once there is one, and what is told of the device. Nothing of it is drawn
 * before the calculation is here, so it is fetched beside it, right after the page.
 */
export { UndoBar } from '../../../components/notices/UndoBar.tsx';
export { DeviceNotices } from '../DeviceNotices.tsx';
export { GroundFields, SpeedFields, TankFields, WaterFields } from '../job/PanelFields.tsx';
export { PlanBar } from './PlanBar.tsx';
export { PlanDetail } from './PlanDetail.tsx';
export { ProblemSection } from './ProblemSection.tsx';
export { StopPanel } from './StopPanel.tsx';
export { takeWayOut } from '../ways/takeWayOut.ts';
export { WaitingSheet } from '../WaitingSheet.tsx';
