import { expect, it } from 'vitest';
import { createRoomWatch, LOOK_AGAIN_MS } from './createRoomWatch.ts';

function watched() {
  const device = { hasRoom: true, looks: 0 };
  const told: boolean[] = [];
  const planned = new Map<() => void, number>();
  const watch = createRoomWatch({
    hasRoom: () => {
      device.looks += 1;
      return Promise.resolve(device.hasRoom);
    },
    onRoom: (hasRoom) => told.push(hasRoom),
    later: (work, afterMs) => {
      planned.set(work, afterMs);
      return () => planned.delete(work);
    },
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    device,
    told,
    planned,
    watch,
    look: () => {
      watch.look();
      return settle();
    },
    /** The minute is over. */
    runPlanned: () => {
      const due = [...planned.keys()];
      planned.clear();
      for (const work of due) work();
      return settle();
    },
  };
}

it('tells once that there is no room, looks every minute, and tells once that there is room again', async () => {
  const { device, told, planned, look, runPlanned } = watched();
  await look();
  expect([told, planned.size]).toEqual([[], 0]);
  device.hasRoom = false;
  await look();
  await look();
  expect(told).toEqual([false]);
  expect([...planned.values()]).toEqual([LOOK_AGAIN_MS]);
  await runPlanned();
  expect(told).toEqual([false]);
  device.hasRoom = true;
  await runPlanned();
  expect([told, planned.size]).toEqual([[false, true], 0]);
});

it('looks once at a time, and never after its end', async () => {
  const { device, told, planned, watch, look, runPlanned } = watched();
  device.hasRoom = false;
  watch.look();
  await look();
  expect(device.looks).toBe(1);
  watch.stop();
  expect(planned.size).toBe(0);
  await runPlanned();
  await look();
  expect([device.looks, told]).toEqual([1, [false]]);
});
