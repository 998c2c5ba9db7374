import { renderToString } from 'react-dom/server';
import { ControlApp } from './ControlApp.tsx';
import { FormPage } from './FormPage.tsx';
import { PlanPage } from './PlanPage.tsx';

/** The HTML of a page's root. */
export const drawPage = (path: string): string =>
  renderToString(<ControlApp path={path} Page={path === '/plan' ? PlanPage : FormPage} />);
