import { expect, it } from 'vitest';
import { browsersFirst } from './runSteps.mjs';

it('nothing of the proof runs beside a browser', async () => {
  const step = (name: string, needsBrowser = false) => ({ name, commands: [], needsBrowser });
  const steps = [
    step('build'),
    step('million'),
    step('journeys', true),
    step('siege'),
    step('move'),
  ];
  const running = new Set<string>();
  const beside: string[] = [];
  const runLane = async (lane: ReturnType<typeof browsersFirst>[number]) => {
    for await (const { name } of lane) {
      running.add(name);
      beside.push([...running].join(' '));
      await new Promise((done) => setTimeout(done, 5));
      running.delete(name);
    }
  };
  await Promise.all(browsersFirst(steps).map(runLane));
  expect(beside).toEqual(['build', 'journeys', 'million', 'million siege', 'siege move']);
});
