import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { openSheets } from './openSheets.ts';
import { SunSwitch } from '../layout/SunSwitch.tsx';
import styles from './Sheet.module.css';

/** The sheet that is being closed by the drawing under way. */
let closing: HTMLDialogElement | null = null;

interface SheetProps {
  readonly title: string;
  /** What the way back does, for whoever listens: "Done", or "Close" where nothing is entered. */
  readonly closeWord: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
  /** On a desk it is as wide as its page: what it shows stands side by side. */
  readonly isWide?: boolean;
  /** Id of the control that takes the focus; without it the sheet's name does. */
  readonly focusId?: string | undefined;
}

/**
 * A native dialog over the page: the browser keeps the focus inside, closes it on Escape and gives the
 * focus back; the way back closes it too. Rendered only while open.
 */
export function Sheet({
  title,
  closeWord,
  onClose,
  children,
  footer,
  isWide,
  focusId,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const closeByBack = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    // No opening movement where one sheet takes the place of another.
    element.toggleAttribute('data-still', closing !== null && closing !== element);
    element.showModal();
    const target = focusId === undefined ? null : document.getElementById(focusId);
    (target ?? heading.current)?.focus();
    const leave = openSheets.enter(closeByBack);
    return () => {
      leave();
      element.close();
      closing = element;
      queueMicrotask(() => {
        closing = null;
      });
    };
  }, [focusId]);

  return (
    // A press beside the sheet closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-wide={isWide}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <button type="button" className={styles.close} aria-label={closeWord} onClick={onClose} />
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <SunSwitch onPhone />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
