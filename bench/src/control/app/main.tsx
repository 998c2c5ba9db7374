import { hydrateRoot } from 'react-dom/client';
import { ControlApp } from './ControlApp.tsx';

/** Code that is read and not run: see PlanPage. */
declare const require: (name: string) => unknown;
Object.assign(globalThis, { unrun: () => require('react-dom/static.browser') });

const path = location.pathname;
const Page =
  path === '/plan'
    ? (await import('./PlanPage.tsx')).PlanPage
    : (await import('./FormPage.tsx')).FormPage;
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
hydrateRoot(root, <ControlApp path={path} Page={Page} />);
