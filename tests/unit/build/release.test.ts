import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from '../../../src/build/release.mjs';
import { parseRecord, RECORD, releasePlan } from '../../../src/build/releasePlan.mjs';

describe('the order of a release (19.16)', () => {
  it("is files first, then pages and the hosts' configuration, including compressed files", () => {
    const files = [
      '200.html',
      'assets/a.js',
      'assets/a.js.br',
      'index.html',
      'index.html.gz',
      '_headers',
      'favicon.ico',
    ];
    expect(releasePlan(files)).toEqual({
      first: ['assets/a.js', 'assets/a.js.br', 'favicon.ico'],
      then: ['200.html', 'index.html', 'index.html.gz', '_headers'],
      last: [],
      record: { files, before: [] },
    });
  });

  it('keeps the code of the previous release for open tabs until the next release', () => {
    const { record } = releasePlan(['index.html', 'old.html', 'assets/1.js', 'assets/same.js']);
    const second = releasePlan(['index.html', 'assets/2.js', 'assets/same.js'], record);
    expect(second.last).toEqual(['old.html']);
    expect(second.record.before).toEqual(['assets/1.js']);
    const third = releasePlan(['index.html', 'assets/3.js', 'assets/same.js'], second.record);
    expect(third.last).toEqual(['assets/1.js']);
    expect(third.record.before).toEqual(['assets/2.js']);
  });
});

it.each([
  '../victim',
  'assets/../../victim',
  '/etc/passwd',
  'assets//x',
  '.',
  '',
  'a\\..\\victim',
  'C:x',
  'a\n../victim',
  7,
])('stops if a record names %j (19.25)', (file) => {
  for (const record of [
    { files: [file], before: [] },
    { files: ['index.html'], before: [file] },
  ])
    expect(() => parseRecord(JSON.stringify(record))).toThrow('outside of the site');
  expect(parseRecord('{"files":["assets/a..b.js",".well-known/x"],"before":[]}')).toBeDefined();
  expect(parseRecord(undefined)).toBeUndefined();
});

const RSYNC = spawnSync('rsync', ['--version'], { stdio: 'ignore' }).status === 0;

describe('a release into a folder (19.16)', () => {
  let folder: string;
  let site: string;
  let target: string;
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const build = (version: string): void => {
    rmSync(site, { recursive: true, force: true });
    put(path.join(site, 'index.html'), `page ${version}`);
    put(path.join(site, 'products/oud.html'), `oud ${version}`);
    put(path.join(site, `assets/${version}.js`), `code ${version}`);
  };
  const online = (): string[] =>
    readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('.'))
      .sort();

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-test-'));
    site = path.join(folder, 'dist');
    target = path.join(folder, 'srv');
    put(path.join(target, 'mine.txt'), 'of the owner');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  // rsync without a daemon connects to a host through a remote shell. This one stays on this machine.
  it.each(RSYNC ? ['folder', 'rsync'] : ['folder'])('%s: releases three times, then rolls back', (kind) => {
    const shell = path.join(folder, 'shell.sh');
    put(shell, '#!/bin/sh\nshift\nexec "$@"\n');
    const steps: string[] = [];
    const place = kind === 'rsync' ? `nowhere:${target}` : target;
    const before = process.env.RSYNC_RSH;
    process.env.RSYNC_RSH = `sh ${shell}`;
    const go = (version: string): void => {
      build(version);
      release({ site, target: place, log: (step) => steps.push(step) });
    };
    try {
      go('1');
      expect(steps).toEqual(['1. 1 files', '2. 2 pages', '3. 0 files that are no longer needed are removed']);
      go('2');
      expect(online()).toEqual([
        '.release.json',
        'assets/1.js',
        'assets/2.js',
        'index.html',
        'mine.txt',
        'products/oud.html',
      ]);
      expect(readFileSync(path.join(target, 'products/oud.html'), 'utf8')).toBe('oud 2');
      go('3');
      expect(online()).toEqual([
        '.release.json',
        'assets/2.js',
        'assets/3.js',
        'index.html',
        'mine.txt',
        'products/oud.html',
      ]);
      go('2');
      expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('page 2');
      expect(existsSync(path.join(target, 'assets/2.js'))).toBe(true);
    } finally {
      if (before === undefined) delete process.env.RSYNC_RSH;
      else process.env.RSYNC_RSH = before;
    }
  });

  const silent = (): void => release({ site, target, log: () => undefined });

  it('writes through no symbolic link (19.25)', () => {
    build('1');
    const victim = path.join(folder, 'victim');
    put(victim, 'of somebody else');
    symlinkSync(victim, path.join(target, 'index.html.new'));
    symlinkSync(victim, path.join(target, 'index.html'));
    silent();
    expect(readFileSync(victim, 'utf8')).toBe('of somebody else');
    expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('page 1');
  });

  it('neither writes nor removes in a folder behind a symbolic link (19.25)', () => {
    build('1');
    const victims = path.join(folder, 'victims');
    mkdirSync(victims);
    symlinkSync(victims, path.join(target, 'assets'));
    expect(silent).toThrow('assets is a link');
    put(path.join(victims, 'old.js'), 'of somebody else');
    rmSync(path.join(site, 'assets'), { recursive: true });
    put(path.join(target, RECORD), '{"files":["index.html"],"before":["assets/old.js"]}');
    expect(silent).toThrow('assets is a link');
    expect(readdirSync(victims)).toEqual(['old.js']);
  });
});
