import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dockerFiles } from './docker';
import { nginxFiles } from './nginx';
import type { HostRules } from './rules';

/**
 * Writes the configuration of nginx and of the container beside the built site, into `<site>-hosts`.
 * @param out the built site's folder
 */
export async function writeHosts(out: string, rules: HostRules): Promise<void> {
  const folder = `${out}-hosts`;
  await rm(folder, { recursive: true, force: true });
  const files = [...nginxFiles(rules), ...dockerFiles(rules)];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
