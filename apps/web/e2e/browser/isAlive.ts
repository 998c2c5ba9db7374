/** The part of React's own notes on its root element that is read here. */
interface ReactRoot {
  readonly stateNode: {
    readonly current: { readonly child: object | null; readonly memoizedState: unknown };
  };
}

/** Runs in a page: whether React has taken the drawn page over. */
export const isAlive = (): boolean => {
  const taken = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  );
  if (taken === undefined) return false;
  const { child, memoizedState } = (taken[1] as ReactRoot).stateNode.current;
  return child !== null && !(memoizedState as { readonly isDehydrated: boolean }).isDehydrated;
};
