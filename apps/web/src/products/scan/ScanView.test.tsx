import { screen, waitFor } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const CODE = '9 421003 456716';
const GS1 = '(01)09421003456716(17)280630(10)U-4533';

const learned = {
  collection: 'codes',
  id: 'gtin-09421003456716',
  value: {
    text: '09421003456716',
    productId: 'urea',
    pack: { unit: 'kg', value: kilograms(25) },
  },
} as const;

const shownPage = (): string => shownText(document.body);

describe('a pack that is scanned', () => {
  it('without a camera its digits are typed; a digit that is wrong is told', async () => {
    const user = await openApp('/products?scan', { documents: [learned] });
    await screen.findByText('No camera to scan with');
    fill(field(/^Digits below the bars/), '9421003456717');
    await user.click(button('Look up'));
    await screen.findByText(/contradict each other/);
    fill(field(/^Digits below the bars/), CODE);
    // The keyboard's own key looks it up too.
    await user.type(field(/^Digits below the bars/), '{Enter}');
    await waitFor(() => expect(shownPage()).toContain(`Known. ${CODE}`));
    expect(shownPage()).toContain('Urea 25 kg in each');
    expect(shownPage()).toContain('Batch and expiry are not in this code.');
    await user.click(button('Add to mix'));
    await waitFor(() => expect(window.location.pathname).toBe('/mix'));
  });

  it('brings batch, expiry and size of the pack into the delivery', async () => {
    const user = await openApp('/products?scan', { documents: [learned] });
    fill(await screen.findByRole('textbox', { name: /^Digits below/ }), GS1);
    await user.click(button('Look up'));
    await waitFor(() => expect(shownPage()).toContain('Batch U-4533, keeps until 30 Jun 2028'));
    await user.click(screen.getByRole('link', { name: 'Delivery' }));
    await screen.findByRole('heading', { name: 'Delivery: Urea' });
    expect(field(/^Batch/).value).toBe('U-4533');
    expect(field(/^In each/).value).toBe('25');
    expect(screen.getByLabelText('Keeps until')).toHaveProperty('value', '2028-06-30');
  });

  it('offers the number of the pack itself to be kept beside the batch', async () => {
    const user = await openApp('/products?scan', { documents: [learned] });
    fill(await screen.findByRole('textbox', { name: /^Digits below/ }), `${GS1}(21)DR-7`);
    await user.click(button('Look up'));
    await waitFor(() => expect(shownPage()).toContain('Batch U-4533, number DR-7, keeps until'));
    await user.click(screen.getByRole('link', { name: 'Delivery' }));
    await screen.findByRole('heading', { name: 'Delivery: Urea' });
    // Twenty bags may have come with this one, so the number of one pack is not filled in unasked.
    expect(field(/^Batch/).value).toBe('U-4533');
    await user.click(button('Add this pack’s number DR-7'));
    expect(field(/^Batch/).value).toBe('U-4533, DR-7');
    expect(screen.queryByRole('button', { name: /^Add this pack/ })).toBeNull();
  });

  it('is learned once', async () => {
    const user = await openApp('/products?scan');
    fill(await screen.findByRole('textbox', { name: /^Digits below/ }), 'DRUM/0042');
    await user.click(button('Look up'));
    await screen.findByText(/Nothing known about this code/);
    await user.click(button('Remember this code'));
    await screen.findByText('Choose the product first.');
    fill(screen.getByRole('searchbox', { name: 'Search the products' }), 'liquid seaweed');
    await user.click(await screen.findByRole('button', { name: /Liquid seaweed/ }));
    fill(field(/^In each pack/), '20');
    await user.click(button('Remember this code'));
    await waitFor(() => expect(shownPage()).toContain('Known. DRUM/0042'));
    expect(shownPage()).toContain('20 L in each');
    // The drum's own code goes with its delivery, and from there into the record.
    await user.click(screen.getByRole('link', { name: 'Delivery' }));
    await screen.findByRole('heading', { name: /^Delivery: / });
    expect(field(/^Batch/).value).toBe('DRUM/0042');
  });
});

describe('the brand of a pack', () => {
  const kept = { 'mix.draft': { products: [] } };

  it('is learned with its code by what was typed, and goes into the mix with it', async () => {
    const user = await openApp('/products?scan', { kept });
    fill(await screen.findByRole('textbox', { name: /^Digits below/ }), CODE);
    await user.click(button('Look up'));
    await screen.findByText(/Nothing known about this code/);
    fill(screen.getByRole('searchbox', { name: 'Search the products' }), 'ally');
    await user.click(await screen.findByRole('button', { name: /^Metsulfuron-methyl/ }));
    await screen.findByText(/^Ally · metsulfuron-methyl 600/);
    await user.click(button('Remember this code'));
    await waitFor(() => expect(shownPage()).toContain(`Known. ${CODE}`));
    expect(shownPage()).toContain('Ally: Metsulfuron-methyl');
    await user.click(button('Add to mix'));
    await waitFor(() => expect(localStorage.getItem('mix.draft')).toContain('"soldAs":"Ally"'));
  });

  it('is none where it was found by its own name, or learned before brands were kept', async () => {
    const user = await openApp('/products?scan', { kept, documents: [learned] });
    fill(await screen.findByRole('textbox', { name: /^Digits below/ }), CODE);
    await user.click(button('Look up'));
    await waitFor(() => expect(shownPage()).toContain(`Known. ${CODE}`));
    await user.click(button('Add to mix'));
    await waitFor(() => expect(localStorage.getItem('mix.draft')).toContain('"urea"'));
    expect(localStorage.getItem('mix.draft')).not.toContain('soldAs');
  });
});

describe('the text of a label', () => {
  const line = (rawValue: string, height: number) => ({ rawValue, boundingBox: { height } });

  it('finds its product where phone and browser read text themselves', async () => {
    let lines = [line('KEEP OUT OF REACH OF CHILDREN', 30), line('25 kg net', 20)];
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
    vi.stubGlobal(
      'TextDetector',
      class {
        detect = () => Promise.resolve(lines);
      },
    );
    const user = await openApp('/products?scan');
    const choose = async () => {
      const input = await screen.findByLabelText('Read the label', { selector: 'input' });
      await user.upload(input, new File(['picture'], 'label.jpg', { type: 'image/jpeg' }));
    };
    await choose();
    await screen.findByText('Nothing on this picture is a product of the list. Type its name.');
    lines = [line('25 kg net', 20), line('GRANULAR UREA 46-0-0', 60)];
    await choose();
    await screen.findByRole('link', { name: /^Urea/ });
    fill(field(/^Digits below/), 'DRUM/0042');
    await user.click(button('Look up'));
    await choose();
    await screen.findByRole('button', { name: /^Urea, granular/ });
  });

  it('gives the brand on it along to the product, and with that into the mix', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
    vi.stubGlobal(
      'TextDetector',
      class {
        detect = () => Promise.resolve([line('Grazon', 60), line('20 L', 20)]);
      },
    );
    const user = await openApp('/products?scan', { kept: { 'mix.draft': { products: [] } } });
    const input = await screen.findByLabelText('Read the label', { selector: 'input' });
    await user.upload(input, new File(['picture'], 'label.jpg', { type: 'image/jpeg' }));
    const [found] = await screen.findAllByRole('link', { name: /picloram|triclopyr/i });
    await user.click(found ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Add to mix' }));
    await waitFor(() => expect(localStorage.getItem('mix.draft')).toContain('"soldAs":"Grazon"'));
  });

  it('is not offered where they do not', async () => {
    await openApp('/products?scan');
    await screen.findByText('No camera to scan with');
    expect(screen.queryByText('Read the label')).toBeNull();
  });
});

it('opens what a square code of this app carries, and learns no pack of it', async () => {
  const user = await openApp('/products?scan');
  const code = 'https://other.example/result#job=eNqrVkrLz1eyUkpKLFKqBQAdegQ0';
  fill(await screen.findByRole('textbox', { name: /^Digits below/ }), code);
  await user.click(button('Look up'));
  // This link holds no job: the page for links that were sent says so.
  await screen.findByText(/link/i, { selector: 'main *' });
  expect(window.location.pathname).toBe('/result');
  const { codes } = await import('../../sync/codes.ts');
  expect(soFar(await codes.all())).toEqual([]);
});

describe('the camera', () => {
  it('that is refused says so, and what to do instead', async () => {
    const denied = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { mediaDevices: { getUserMedia: denied } }),
    );
    await openApp('/products?scan');
    await screen.findByText('The camera may not be used here');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});

it('is the page that its tab marks, and no list is', async () => {
  await openApp('/products?scan');
  const tabs = await screen.findByRole('navigation', { name: 'What is listed' });
  const marked = [...tabs.querySelectorAll('[aria-current=page]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Scan']);
});
