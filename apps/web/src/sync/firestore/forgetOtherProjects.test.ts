import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { forgetOtherProjects } from './forgetOtherProjects.ts';

const make = (factory: IDBFactory, name: string) =>
  new Promise<void>((done) => {
    const request = factory.open(name);
    request.onsuccess = () => {
      request.result.close();
      done();
    };
  });

it('takes the copies of other projects off the device, and nothing else', async () => {
  const factory = new IDBFactory();
  const kept = ['firestore/[DEFAULT]/my-farm/main', 'mix-documents', 'firebaseLocalStorageDb'];
  for (const name of [...kept, 'firestore/[DEFAULT]/mix-0123/main']) await make(factory, name);
  await forgetOtherProjects(factory, 'my-farm');
  await new Promise((done) => setTimeout(done, 20));
  const names = (await factory.databases()).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(kept));
});

it('does nothing where the browser does not list its databases', async () => {
  const factory = new IDBFactory();
  await make(factory, 'firestore/[DEFAULT]/mix-0123/main');
  const silent = Object.create(factory, { databases: { value: undefined } }) as IDBFactory;
  await forgetOtherProjects(silent, 'my-farm');
  expect(await factory.databases()).toHaveLength(1);
});
