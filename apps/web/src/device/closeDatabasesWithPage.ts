const connections = new Set<IDBDatabase>();
const transactions = new Set<IDBTransaction>();
let isAway = false;

/** Stands where the page's database is watched, whoever asked for it first. */
const WATCHED = Symbol.for('mix:closes-with-page');

/**
 * From here on what this page holds of IndexedDB, its libraries' too, ends with the page also where the
 * browser puts the page away to show it again by the way back; shown again, it is loaded anew. WebKit
 * freezes such a page as it stands: whoever opens the site next waits for its transactions, and whoever
 * removes a database for its connections, for as long as it is held. A page that is thrown away loses the
 * same. https://github.com/w3c/IndexedDB/issues/381, https://github.com/jakearchibald/idb-keyval/issues/180
 */
export function closeDatabasesWithPage(): void {
  const isPage = typeof window !== 'undefined' && typeof IDBFactory !== 'undefined';
  if (!isPage || WATCHED in IDBFactory.prototype) return;
  Object.defineProperty(IDBFactory.prototype, WATCHED, { value: true });
  const open = methodOf(IDBFactory.prototype, 'open');
  IDBFactory.prototype.open = function (this: IDBFactory, ...wanted) {
    refuseAway();
    const request = open.apply(this, wanted);
    request.addEventListener('success', () => {
      connections.add(request.result);
    });
    return request;
  };
  const transaction = methodOf(IDBDatabase.prototype, 'transaction');
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...wanted) {
    refuseAway();
    const begun = transaction.apply(this, wanted);
    transactions.add(begun);
    const forget = () => transactions.delete(begun);
    begun.addEventListener('complete', forget);
    begun.addEventListener('abort', forget);
    return begun;
  };
  window.addEventListener('pagehide', putAway, { capture: true });
  window.addEventListener('pageshow', () => {
    if (isAway) window.location.reload();
  });
}

/** As it stands there now, to be called with what it belongs to. */
const methodOf = <Prototype, Name extends keyof Prototype>(
  prototype: Prototype,
  name: Name,
): Prototype[Name] => Object.getOwnPropertyDescriptor(prototype, name)?.value as Prototype[Name];

/** Libraries write in listeners of their own, which come after. */
function refuseAway(): void {
  if (isAway) throw new DOMException('The page is put away', 'InvalidStateError');
}

function putAway({ persisted }: PageTransitionEvent): void {
  if (!persisted || connections.size === 0) return;
  isAway = true;
  for (const transaction of transactions) {
    try {
      transaction.abort();
    } catch {
      // It is done, and only its event is still to come.
    }
  }
  for (const connection of connections) connection.close();
}
