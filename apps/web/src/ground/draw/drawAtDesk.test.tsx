import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { Paddock } from '@mix/documents';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';

const paddock = (name: string, known: Partial<Paddock> = {}): Paddock => ({
  name,
  areaHa: null,
  landUse: null,
  outline: null,
  earlierNames: [],
  retired: false,
  ...known,
});
const kept = (id: string, value: Paddock) => ({ collection: 'paddocks' as const, id, value });

const main = (): string => shownText(document.querySelector('main'));
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('a drawing at a desk', () => {
  const desk = { widthPx: 1280, documents: [kept('b', paddock('Lucerne'))] };
  const typePlace = async (user: Awaited<ReturnType<typeof openApp>>, text: string) => {
    fill(await screen.findByRole('textbox', { name: /^Coordinates/ }), text);
    await user.click(button('Open the sheet there'));
  };
  const sheet = () => screen.findByRole('application', { name: 'Outline of Lucerne, north up' });

  it('is what a paddock without an outline offers first', async () => {
    await openApp('/ground?paddock=b', desk);
    const draw = await link('Draw it');
    expect(draw.className).not.toBe((await link('Walk or drive round it')).className);
  });

  it('begins at coordinates; says what is wrong with others, and asks which are meant', async () => {
    const user = await openApp('/ground?paddock=b&edit', desk);
    await typePlace(user, ' ');
    await screen.findByText('Give a place first.');
    await typePlace(user, 'Awakino Road');
    await screen.findByText(/^“Awakino Road” is none of your paddocks, and no pair/);
    await typePlace(user, '-38.662');
    await screen.findByText(/^Two numbers are needed/);
    await typePlace(user, '-138.662, 174.631');
    await screen.findByText(/^There is no such place/);
    await typePlace(user, 'Lucerne');
    await screen.findByText(/^Lucerne has no outline yet/);
    expect(screen.queryByRole('application')).toBeNull();
    await typePlace(user, '174.631, -38.662');
    await screen.findByText('Is this the place?');
    await user.click(button('38.662° S, 174.631° E'));
    await sheet();
    await screen.findByText('3 more corners, and it has an area.');
  });

  it('takes corners by pointer and by key, and each is taken back', async () => {
    const user = await openApp('/ground?paddock=b&edit', desk);
    await typePlace(user, '-38.662, 174.631');
    const field = await sheet();
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'mouse',
      clientX,
      clientY,
    });
    /** Lets what follows from an event be drawn before the next one. */
    const drawn = () => new Promise((resolve) => setTimeout(resolve));
    const press = async (x: number, y: number) => {
      fireEvent.pointerDown(field, at(x, y));
      fireEvent.pointerUp(field, at(x, y));
      await drawn();
    };
    const key = async (pressed: string, held: { readonly ctrlKey?: true } = {}) => {
      fireEvent.keyDown(field, { key: pressed, ...held });
      await drawn();
    };
    // The sheet of 360 x 320 px has 800 m on its shorter side: 2.5 m a pixel.
    await press(100, 100);
    await press(180, 100);
    await screen.findByText('Corner 2 of 2, 200 m from the one before');
    await press(180, 180);
    await waitFor(() => expect(main()).toContain('Area to spray 2 ha'));
    await press(100, 180);
    await waitFor(() => expect(main()).toContain('Area to spray 4 ha'));
    // The last corner is dragged 40 px to the west, the area follows before it is let go.
    fireEvent.pointerDown(field, at(104, 178));
    fireEvent.pointerMove(field, at(84, 178));
    await drawn();
    fireEvent.pointerMove(field, at(64, 178));
    await drawn();
    await waitFor(() => expect(main()).toContain('Area to spray 5 ha'));
    fireEvent.pointerUp(field, at(64, 178));
    await drawn();
    await key('z', { ctrlKey: true });
    await waitFor(() => expect(main()).toContain('Area to spray 4 ha'));
    // Beside the corners the sheet itself is moved, and no corner is set.
    fireEvent.pointerDown(field, at(300, 300));
    fireEvent.pointerMove(field, at(280, 290));
    await drawn();
    fireEvent.pointerUp(field, at(280, 290));
    await drawn();
    expect(main()).toContain('800 m round, 4 corners');
    // 5 steps of 20 m.
    for (let step = 0; step < 5; step += 1) await key('ArrowLeft');
    await waitFor(() => expect(main()).toContain('Area to spray 5 ha'));
    await key('Delete');
    await waitFor(() => expect(main()).toContain('Area to spray 2 ha'));
    await key('PageDown');
    await screen.findByText(/^Corner 1 of 3/);
    await key('Enter');
    await screen.findByText(/^Corner 2 of 4/);
    // A corner beyond the side that lies across: the outline crosses itself, and cannot be kept.
    await key('Delete');
    await press(180, 140);
    await screen.findByText(/^The outline crosses itself/);
    expect(screen.queryByRole('button', { name: 'Keep the outline' })).toBeNull();
    await user.click(button('Undo'));
    await user.click(button('Keep the outline'));
    await screen.findByText('Plans and nitrogen use 2 ha.');
  });

  it('goes on where it was after the page is loaded anew', async () => {
    let user = await openApp('/ground?paddock=b&edit', desk);
    await typePlace(user, '-38.662, 174.631');
    await user.click(await screen.findByRole('button', { name: 'Add a corner' }));
    user = await openApp('/ground', { widthPx: 1280, isOpenedAgain: true });
    await user.click(await link('Go on'));
    await screen.findByText('2 more corners, and it has an area.');
    await user.click(button('Forget it'));
    await link('Draw it');
  });
});
