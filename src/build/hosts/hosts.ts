import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddyFiles } from './caddy';
import { dockerFiles } from './docker';
import { nginxFiles } from './nginx';
import type { HostRules } from './rules';
import { staticHostFiles } from './staticHosts';

/**
 * Writes the configuration of each host beside the built site, into `<site>-hosts`.
 * @param out the built site's folder
 */
export async function writeHosts(out: string, rules: HostRules, shellHtml: string): Promise<void> {
  const folder = `${out}-hosts`;
  await rm(folder, { recursive: true, force: true });
  const files = [
    ...nginxFiles(rules),
    ...caddyFiles(rules),
    ...dockerFiles(rules),
    ...staticHostFiles(rules, shellHtml),
  ];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
