import { useEffect, useRef } from 'react';
import styles from './UndoBar.module.css';

/** At least 6 s is promised; a gloved hand needs a little more. */
const SHOWN_MS = 8000;

interface UndoBarProps {
  /** Changes with every deletion, so that a new one starts its own time. */
  readonly id: number;
  /** What was removed: "Urea removed". */
  readonly text: string;
  readonly undoWord: string;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** The way back after a deletion, in place of a question before it. */
export function UndoBar({ id, text, undoWord, onUndo, onExpire }: UndoBarProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A removed element may have held the focus: the undo button takes it, so that it is not lost.
    // The button is always in view, so the page must not scroll to it.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    const timer = setTimeout(onExpire, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, onExpire]);
  return (
    <div className={styles.bar} role="status">
      <span className={styles.text}>{text}</span>
      <button ref={undo} type="button" className={styles.undo} onClick={onUndo}>
        {undoWord}
      </button>
    </div>
  );
}
