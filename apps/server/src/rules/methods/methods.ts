import { RulesPath } from '../values/RulesValue.ts';
import { Fault } from '../values/Fault.ts';
import { form, type Callable, type Callables } from './Callable.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collectionMethods.ts';
import { distance } from './distance.ts';
import { bytesMethods, stringMethods } from './textMethods.ts';
import { durationMethods, timestampMethods } from './timeMethods.ts';

const latlngMethods: Callables = {
  distance: [form(['latlng', 'latlng'], distance)],
  latitude: [form(['latlng'], (point) => point.latitude)],
  longitude: [form(['latlng'], (point) => point.longitude)],
};

const pathMethods: Callables = {
  bind: [
    form(['path', 'map'], (path, map) => {
      const segments: string[] = [];
      const bound = new Set<string>();
      for (const segment of path.segments) {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1];
        const value = name === undefined ? segment : map.get(name);
        if (typeof value !== 'string') return new Fault('bind lacks the text of a segment');
        segments.push(value);
        if (name !== undefined) bound.add(name);
      }
      if (bound.size < map.size) return new Fault('bind has a name that the path has not');
      return new RulesPath(segments);
    }),
  ],
};

const byType: Readonly<Record<string, Callables>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

const table = new Map<string, Callable>(
  Object.entries(byType).flatMap(([type, callables]) =>
    Object.entries(callables).map(([name, callable]): [string, Callable] => [
      `${type}.${name}`,
      callable,
    ]),
  ),
);

/** The method of a type, or undefined when it has none of that name. */
export const findMethod = (type: string, name: string): Callable | undefined =>
  table.get(`${type}.${name}`);
