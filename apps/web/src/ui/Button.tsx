import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import { classNames } from './classNames.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  /** 48 px high and as wide as its word, instead of a field action across the page. */
  readonly small?: boolean;
}

/** A button is never greyed out: where it cannot act, the screen says what is missing instead. */
export function Button({ look = 'plain', small = false, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classNames(buttonClass(look, small), className)} {...rest} />
  );
}
