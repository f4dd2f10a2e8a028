#!/usr/bin/env node
/**
 * Fails when a document names something that does not exist: a link's file or heading, a path, a file of the code, a
 * command, a constant or a setting. docs/hosting.md and .env.example must list the same settings.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const gitFiles = (...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(path.join(ROOT, file)));
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

const { scripts } = JSON.parse(read('package.json'));
const code = gitFiles('src', 'tests', 'tools', '*.ts').filter((file) => /\.(ts|tsx|mjs|py)$/.test(file));
const styles = gitFiles('src', 'tests', 'tools').filter((file) => file.endsWith('.css'));
// A document may leave out the first folders of a path: `placing.ts`, `app/prerender.tsx`.
const isCodeFile = (name) => [...code, ...styles].some((file) => `/${file}`.endsWith(`/${name}`));
const codeText = code.map(read).join('\n');
const anchors = (text) =>
  all(text.replaceAll('`', ''), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

const problems = [];
// The changelog names what is gone.
for (const file of gitFiles('*.md').filter((name) => name !== 'CHANGELOG.md')) {
  const text = read(file);
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const report = (what) => problems.push(`${file}: ${what}`);
  for (const link of all(prose, /\]\(([^)\s]+)\)/g).filter((address) => !/^\w+:/.test(address))) {
    const [target, anchor] = link.split('#');
    const linked = target ? path.join(path.dirname(file), target) : file;
    if (!existsSync(path.join(ROOT, linked))) report(`no file for the link ${link}`);
    else if (anchor && !anchors(read(linked)).includes(anchor)) report(`no heading for the link ${link}`);
  }
  for (const command of all(text, /npm run ([\w:-]+)/g))
    if (!(command in scripts)) report(`no script for npm run ${command}`);
  for (const span of all(prose, /`([^`\n]+)`/g)) {
    if (
      /^(src|tests|tools|docs|public|\.github|\.devcontainer)\/[\w./-]+$/.test(span) &&
      !span.includes('NAME')
    )
      if (!existsSync(path.join(ROOT, span))) report(`no file ${span}`);
    if (/^[\w./-]*\w\.(ts|tsx|mjs|py|css)$/.test(span) && !/NAME|^X\./.test(span) && !isCodeFile(span))
      report(`no file ${span}`);
    if (/^[A-Z]+(_[A-Z]+)+$/.test(span) && !new RegExp(`\\b${span}\\b`).test(codeText))
      report(`no constant or variable ${span} in the code`);
  }
}

const settings = all(read('.env.example'), /^#? ?(\w+)=/gm);
for (const name of settings)
  if (!read('docs/hosting.md').includes(`\`${name}\``))
    problems.push(`docs/hosting.md: ${name} of .env.example is missing`);
for (const name of new Set(all(read('docs/hosting.md'), /`(VITE_\w+|API_PROXY)`/g)))
  if (!settings.includes(name)) problems.push(`.env.example: ${name} of docs/hosting.md is missing`);

for (const problem of problems) console.error(problem);
console.log(`${gitFiles('*.md').length} documents, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
