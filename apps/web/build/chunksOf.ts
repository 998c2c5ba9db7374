import type { Manifest } from 'vite';

/**
 * The files that a source needs before it can run: its own chunk and, each once, all chunks that
 * this imports at once. Code that it loads later is left out.
 */
export function chunksOf(manifest: Manifest, source: string): readonly string[] {
  const files: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
    if (files.includes(chunk.file)) return;
    files.push(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return files;
}

/**
 * The style sheets of a source's chunks, those of its imports first, in the order that the browser
 * would get them: a screen may restyle a part it uses.
 */
export function stylesOf(manifest: Manifest, source: string): readonly string[] {
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
    for (const file of manifest[key]?.css ?? []) styles.add(file);
  };
  visit(source);
  return [...styles];
}
