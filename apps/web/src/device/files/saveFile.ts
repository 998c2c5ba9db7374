/** Some browsers ask first where the file shall go, and read it only then. */
const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser to keep. Needs a tap. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_FOR_MS);
}

/** A value as the content of a JSON file. */
export const jsonBlob = (value: unknown): Blob =>
  new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
