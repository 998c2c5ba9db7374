import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { Keypad } from './Keypad.tsx';
import { isCovered } from './isCovered.ts';
import { keepPlace } from './keepPlace.ts';
import { giveToPhone, keypadStore } from './keypadStore.ts';

/** Puts the keypad beside the app, once; it shows itself for the field that has it. */
export function mountKeypad(): void {
  createRoot(document.createElement('div')).render(<OpenKeypad />);
}

/** Over the page, or inside the sheet of its field: a modal sheet makes all around it inert. */
function OpenKeypad() {
  const field = useStore(keypadStore, (state) => state.field);
  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.toggleAttribute('data-keypad', field !== null);
    };
    if (field === null) keepPlace(show);
    else {
      show();
      if (isCovered(field.input)) field.input.scrollIntoView({ block: 'center' });
    }
  }, [field]);
  if (field === null) return null;
  return createPortal(
    <Keypad
      field={field}
      onPhoneKeyboard={() => {
        giveToPhone(field);
      }}
    />,
    field.input.closest('dialog') ?? document.body,
  );
}
