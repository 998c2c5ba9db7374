import { fireEvent, screen, within } from '@testing-library/dom';

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });

/** Replaces the text of a field, as a paste does; the field keeps the focus. */
export function fill(input: HTMLElement, text: string): void {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}

/** A link of the navigation, by its word. */
export const wayTo = (name: string): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
