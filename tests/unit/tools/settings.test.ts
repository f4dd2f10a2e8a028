import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvError } from '#config/parseEnv';
import { PROXY_PATH, readSettings } from '../../../tools/vite/settings';

let folder: string;
const write = (file: string, ...lines: readonly string[]): void =>
  writeFileSync(path.join(folder, file), lines.join('\n'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  for (const name of Object.keys(process.env)) {
    if (/^(?:VITE_|API_PROXY)/.test(name)) vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const API = 'https://api.shop.test';

describe.each(['development', 'preview'])('%s', (mode) => {
  it('uses the mock if nothing is set, or only empty values', () => {
    write('.env.local', 'VITE_API_HOST=', 'API_PROXY=', 'VITE_EMAILJS_PUBLIC_KEY=');
    const { variables, api, mocked, proxy } = readSettings(mode, folder);
    expect(variables).toMatchObject({ VITE_API_HOST: '/__mock/api', VITE_EMAILJS_ORIGIN: '/__mock/email' });
    expect(api).toBe('/__mock/api');
    expect([mocked, proxy]).toEqual([{ api: true, email: true }, null]);
  });

  it.each(['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`])('takes the API from %s', (file) => {
    write(file, `VITE_API_HOST=${API}`);
    const { variables, api, mocked } = readSettings(mode, folder);
    expect(variables.VITE_API_HOST).toBe(API);
    expect(api).toBe(API);
    expect(mocked).toEqual({ api: false, email: true });
  });

  it('forwards calls to API_PROXY, which the page does not know', () => {
    write('.env.local', 'API_PROXY=http://localhost:8080/base/', `VITE_API_HOST=${API}`);
    const { variables, api, mocked, proxy } = readSettings(mode, folder);
    expect(variables.VITE_API_HOST).toBe(PROXY_PATH);
    expect(JSON.stringify(variables)).not.toContain('8080');
    expect(api).toBe('http://localhost:8080/base');
    expect([mocked.api, proxy]).toEqual([false, 'http://localhost:8080/base']);
  });

  it.each(['localhost:8080', 'ftp://a', 'http://', 'http://a?b', 'http://a#b', '/path'])(
    'refuses %s as API_PROXY',
    (value) => {
      vi.stubEnv('API_PROXY', value);
      expect(() => readSettings(mode, folder)).toThrow(EnvError);
    },
  );

  it("disables the mock's e-mail service if one of its variables is set", () => {
    write('.env.local', 'VITE_EMAILJS_PUBLIC_KEY=mine');
    const { variables, mocked } = readSettings(mode, folder);
    expect(Object.keys(variables)).toEqual(
      expect.arrayContaining(['VITE_API_HOST', 'VITE_EMAILJS_PUBLIC_KEY']),
    );
    expect(variables).not.toHaveProperty('VITE_EMAILJS_ORIGIN');
    expect(mocked).toEqual({ api: true, email: false });
  });
});

it('allows plain http only in a preview, unless told otherwise', () => {
  expect(readSettings('preview', folder).variables.VITE_ALLOW_HTTP).toBe('true');
  expect(readSettings('development', folder).variables).not.toHaveProperty('VITE_ALLOW_HTTP');
  write('.env.local', 'VITE_ALLOW_HTTP=false');
  expect(readSettings('preview', folder).variables.VITE_ALLOW_HTTP).toBe('false');
});

it('uses no mock and no proxy in a build', () => {
  write('.env.local', 'API_PROXY=http://localhost:8080');
  expect(readSettings('production', folder)).toEqual({
    variables: {},
    api: '',
    mocked: { api: false, email: false },
    proxy: null,
  });
});

it.each(['test', 'e2e'])("reads no developer's files in %s", (mode) => {
  write('.env.local', `VITE_API_HOST=${API}`, 'VITE_SITE_URL=https://mine.test');
  expect(JSON.stringify(readSettings(mode, folder).variables)).not.toMatch('mine|api.shop');
});
