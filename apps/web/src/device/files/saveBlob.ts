/** Hands a file to the browser to keep. Needs a tap. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own copy once the click is through.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 1000);
}
