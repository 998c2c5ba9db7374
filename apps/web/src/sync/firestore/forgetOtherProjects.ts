const PREFIX = 'firestore/';

/**
 * Removes the library's copies of documents of other projects. This address shows one project: others are
 * those it showed before its server moved, and nobody would ever take them off the device. What has not
 * been sent is not in them.
 */
export async function forgetOtherProjects(factory: IDBFactory, projectId: string): Promise<void> {
  // Browsers of before 2024 do not list databases; their copies stay.
  const { databases } = factory as Partial<Pick<IDBFactory, 'databases'>>;
  if (databases === undefined) return;
  for (const { name = '' } of await factory.databases()) {
    const [, , itsProject] = name.split('/');
    if (name.startsWith(PREFIX) && itsProject !== projectId) factory.deleteDatabase(name);
  }
}
