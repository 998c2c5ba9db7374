/** Marks that the page's databases are watched already, whoever asked for it first. */
const WATCHED = Symbol.for('mix:closes-with-page');

/**
 * From here on the page's IndexedDB transactions and connections, those of libraries too, end with
 * the page, also where the browser puts the page away to show it again by the way back; such a page
 * is then loaded anew. WebKit freezes a page as it stands: whoever opens the site next waits for
 * its transactions, and whoever removes a database for its connections, for as long as it is held.
 * A page that is thrown away loses the same. https://github.com/w3c/IndexedDB/issues/381,
 * https://github.com/jakearchibald/idb-keyval/issues/180
 */
export function closeDatabasesWithPage(): void {
  const isPage = typeof window !== 'undefined' && typeof IDBDatabase !== 'undefined';
  if (!isPage || WATCHED in IDBDatabase.prototype) return;
  const connections = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();
  let isAway = false;
  // Libraries write in `pagehide` listeners of their own, which run after this one, and open what
  // was closed under them once more.
  const refuseWhileAway = (): void => {
    if (isAway) throw new DOMException('The page is put away', 'InvalidStateError');
  };
  // The methods as they are now, to be called with what they belong to.
  const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction'];
  const openAnew = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')
    ?.value as IDBFactory['open'];
  function open(this: IDBFactory, ...wanted: Parameters<typeof openAnew>): IDBOpenDBRequest {
    refuseWhileAway();
    return openAnew.apply(this, wanted);
  }
  function transaction(this: IDBDatabase, ...wanted: Parameters<typeof begin>): IDBTransaction {
    refuseWhileAway();
    const begun = begin.apply(this, wanted);
    connections.add(this);
    transactions.add(begun);
    for (const end of ['complete', 'abort'])
      begun.addEventListener(end, () => transactions.delete(begun));
    return begun;
  }
  Object.assign(IDBFactory.prototype, { open });
  Object.assign(IDBDatabase.prototype, { transaction, [WATCHED]: true });
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      isAway = persisted && connections.size > 0;
      if (!isAway) return;
      for (const held of transactions) {
        try {
          held.abort();
        } catch {
          // The transaction has ended, and only its event is still to come.
        }
      }
      for (const connection of connections) connection.close();
    },
    { capture: true },
  );
  window.addEventListener('pageshow', () => {
    if (isAway) window.location.reload();
  });
}
