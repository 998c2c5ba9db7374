import type { ComponentType } from 'react';
import { Route, Router } from 'wouter';

/** The whole control: a router, and the one page that its address asked for. */
export function ControlApp({
  path,
  Page,
}: {
  readonly path: string;
  readonly Page: ComponentType;
}) {
  return (
    <Router ssrPath={path}>
      <Route path={path}>
        <Page />
      </Route>
    </Router>
  );
}
