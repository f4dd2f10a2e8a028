import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts and styles of a built site: what every release names otherwise. */
function named(folder: string): string[] {
  return readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
}

/**
 * Makes of the site another release: scripts and styles get other names, everywhere.
 * @returns what puts the scripts and styles in their place, when they are to come after the HTML
 */
export function release(folder: string, { filesLater = false } = {}): () => void {
  const names = named(folder);
  const renamed = (name: string): string => name.replace(/\.(\w+)$/, '2.$1');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css)$/.test(name),
  );
  for (const file of texts.map((name) => join(folder, name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      names.reduce((result, name) => result.replaceAll(name, renamed(name)), text),
    );
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  }
  const place = (): void => {
    for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  };
  if (!filesLater) place();
  return place;
}
