import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Keypad } from './Keypad.tsx';
import { isCovered } from './isCovered.ts';
import { keepScrollPosition } from './keepScrollPosition.ts';
import { giveToPhone, keypadStore } from './keypadStore.ts';

/** Over the page, or inside the sheet of its field: a modal sheet makes all around it inert. */
export function OpenKeypad() {
  const field = useStore(keypadStore, (state) => state.field);
  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.toggleAttribute('data-keypad', field !== null);
    };
    if (field === null) keepScrollPosition(show);
    else {
      show();
      if (isCovered(field.input)) field.input.scrollIntoView({ block: 'center' });
    }
  }, [field]);
  if (field === null) return null;
  return createPortal(
    <Keypad field={field} onPhoneKeyboard={() => giveToPhone(field)} />,
    field.input.closest('dialog') ?? document.body,
  );
}
