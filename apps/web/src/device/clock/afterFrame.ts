/** Does something once what was just changed is drawn: in a task of its own behind the next frame. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
