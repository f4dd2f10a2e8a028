import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve('.github/workflows');
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');

  it('pins each action to a digest, with the release in a comment', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses).not.toEqual([]);
    for (const use of uses) expect(use).toMatch(/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read the repository', () => {
    expect(text.match(/^ *permissions:\n(?: +.*\n)*/gm)).toEqual(['permissions:\n  contents: read\n']);
  });
});

it('the test command runs on each Node version of package.json', () => {
  const versions = /node: (\[.*\])/.exec(readFileSync(path.join(FOLDER, 'test.yml'), 'utf8'))?.[1] ?? '';
  const majors = engines.node.match(/(?:\^|>=)\d+/g)?.map((range) => range.replace(/\D+/, ''));
  expect(JSON.parse(versions.replaceAll("'", '"'))).toEqual(majors);
});
