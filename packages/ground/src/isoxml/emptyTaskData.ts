import type { Task, TaskData } from './TaskData.ts';

/** A set with nothing in it, to be filled. */
export const EMPTY_TASK_DATA: TaskData = {
  madeBy: null,
  customers: [],
  farms: [],
  workers: [],
  devices: [],
  presentations: [],
  products: [],
  partfields: [],
  tasks: [],
};

/** A task of which nothing but its id and its state is said. */
export const emptyTask = (id: string, state: Task['state']): Task => ({
  id,
  name: null,
  state,
  customerId: null,
  farmId: null,
  partfieldId: null,
  workerId: null,
  zones: [],
  defaultZoneCode: null,
  positionLostZoneCode: null,
  outOfFieldZoneCode: null,
  times: [],
  allocations: [],
  logs: [],
});
