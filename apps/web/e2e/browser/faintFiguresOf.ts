import type { Page } from 'playwright-core';

/**
 * The figures on the page with less contrast than asked for, each in a line. Text on the red of a
 * primary action is a label, large and bold, and is not measured here.
 * @param least contrast ratio as WCAG 2.2 counts it, 1 to 21
 */
export const faintFiguresOf = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((ratio) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('no canvas');
    const bytesOf = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const luminanceOf = (colour: string) => {
      const [red, green, blue] = bytesOf(colour).map((byte) => {
        const share = byte / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'white';
      const { backgroundColor } = getComputedStyle(element);
      return bytesOf(backgroundColor)[3] === 255
        ? backgroundColor
        : groundOf(element.parentElement);
    };
    const action = bytesOf(getComputedStyle(document.documentElement).getPropertyValue('--action'));
    const found: string[] = [];
    for (const element of (
      document.querySelector('dialog:modal') ?? document.body
    ).querySelectorAll('*')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ nodeValue }) => nodeValue ?? '').join('');
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      if (!/\d/.test(text) || !isSeen || element.closest('script, style, option') !== null)
        continue;
      const { color, fill } = getComputedStyle(element);
      const ink = element instanceof SVGElement ? fill : color;
      const ground = groundOf(element);
      if (bytesOf(ground).join(' ') === action.join(' ')) continue;
      const [dark, light] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast < ratio)
        found.push(`${contrast.toFixed(1)}: "${text.trim()}" ${ink} on ${ground}`);
    }
    return found;
  }, least);
