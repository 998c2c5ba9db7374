import '../../src/ui/styles/tokens.css';
import '../../src/ui/styles/base.css';
import '../../src/ui/layout/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { componentEntries } from './componentEntries.tsx';

/* One component alone, named behind the # of the address. Its words are English. */
const draw = componentEntries[decodeURIComponent(location.hash.slice(1))];
const root = document.getElementById('root');
if (draw === undefined || root === null) throw new Error(`no component ${location.hash}`);
createRoot(root).render(
  <StrictMode>
    <main style={{ padding: 16 }}>{draw()}</main>
  </StrictMode>,
);
