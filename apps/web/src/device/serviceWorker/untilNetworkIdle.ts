const quietMs = 500;
const patienceMs = 5000;

/** Resolves once no file has come for half a second, or after 5 s of them. */
export function untilNetworkIdle(): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      done();
    };
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    observer.observe({ type: 'resource' });
    let quiet = setTimeout(finish, quietMs);
    const patience = setTimeout(finish, patienceMs);
  });
}
