import { useStore } from 'zustand';
import { draftStore } from '../../draft/draftStore.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { hasJob } from '../../draft/recentMixes.ts';
import { EarlierMixes } from './EarlierMixes.tsx';
import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { MachineName } from './MachineName.tsx';
import { MixLines, type MixValues } from './MixLines.tsx';
import { MixPanel } from './MixPanel.tsx';
import { figureWithUnit, productCount } from './mixWords.ts';

/** Home on a device that holds work: the mix that is being planned, and the mixes before it. */
export function WorkPage() {
  const form = useStore(draftStore.form, ({ value }) => value);
  const earlier = useStore(draftStore.recent, ({ value }) => value);
  return (
    <HomeFrame panel={hasJob(form) ? <MixPanel form={form} /> : <FirstMixPanel />}>
      <MixLines values={valuesOf(form)} />
      {earlier.length > 0 && <EarlierMixes mixes={earlier} />}
    </HomeFrame>
  );
}

const valuesOf = (form: MixForm): MixValues => ({
  machine: form.machineId ? <MachineName machineId={form.machineId} /> : null,
  area: figureWithUnit(form.sprayAreaHa, 'ha'),
  applicationRate: figureWithUnit(form.applicationRateLPerHa, 'L/ha'),
  waterTemperature: figureWithUnit(form.waterTemperatureC, '°C'),
  products: productCount(form),
});
