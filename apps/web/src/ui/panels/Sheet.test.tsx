import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Sheet } from './Sheet.tsx';

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
});

const show = (title: string | null) =>
  flushSync(() =>
    root.render(
      title !== null && (
        <Sheet key={title} title={title} closeWord="Close" onClose={() => undefined}>
          {title}
        </Sheet>
      ),
    ),
  );

const isStill = () => document.querySelector('dialog')?.hasAttribute('data-still');

it('opens with a movement, and stands still where it takes the place of another', async () => {
  show('Opening');
  expect(isStill()).toBe(false);
  show('Product');
  expect(isStill()).toBe(true);
  show(null);
  await Promise.resolve();
  show('Product');
  expect(isStill()).toBe(false);
});
