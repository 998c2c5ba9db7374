import type { ComponentProps } from 'react';

/** A form that is read as it is typed: there is nothing to submit, so Enter only leaves the field. */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
      {...props}
    />
  );
}
