import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from '../../src/config/mockPaths';
import { freePort } from './freePort';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a build depends on. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tests/helpers/e2eBuild.ts',
];
const HOST = '127.0.0.1';
/** The public address of the shop in these builds. Canonical addresses and the sitemap contain it. */
export const SHOP_ADDRESS = 'https://www.shop.example';

/** A build whose API is the mock on another port, so that CORS and preflights are real. */
export interface E2eBuild {
  folder: string;
  mockPort: number;
}

type Variables = Readonly<Record<string, string>>;

interface Stamp {
  mockPort: number;
  sources: string;
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** A hash of everything that a build is made from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(ROOT, name)).filter((path) => existsSync(path))) {
    for (const file of filesIn(source)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${String(size)} ${String(mtimeMs)}\n`);
    }
  }
  return hash.digest('hex');
}

function readStamp(file: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** The environment of the build: without the developer's own settings, and with the mock as every service. */
function environment(mockPort: number, more: Variables): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^VITE_|^NODE_ENV$/.test(name));
  const mock = `http://${HOST}:${String(mockPort)}`;
  return {
    ...Object.fromEntries(own),
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    VITE_SITE_URL: SHOP_ADDRESS,
    VITE_API_HOST: mock + MOCK_API_PATH,
    VITE_EMAILJS_PUBLIC_KEY: 'mock-public-key',
    VITE_EMAILJS_SERVICE_ID: 'mock-service',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'mock-contact',
    VITE_EMAILJS_OTP_TEMPLATE_ID: 'mock-otp',
    VITE_EMAILJS_ORIGIN: mock + MOCK_EMAIL_PATH,
    VITE_PICTURE_HOSTS: mock,
    VITE_ANIMATION_URL: `${mock}${MOCK_PREFIX}/animation.json`,
    ...more,
  };
}

function runVite(folder: string, mockPort: number, more: Variables, mode: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', folder, '--logLevel', 'error'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: environment(mockPort, more),
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the build for the browser tests ended with ${String(code)}`));
    });
  });
}

/**
 * Builds the shop for the browser tests, unless the folder already has a build of the same sources whose port
 * is free.
 * @param folder inside the project; `dist-e2e` unless `E2E_DIR` names another
 * @param more settings in addition to those of all test builds
 * @param mode Vite's mode; a preview shows examples of the owner's facts
 * @throws Error if the build fails
 */
export async function buildForE2e(
  folder = process.env.E2E_DIR ?? 'dist-e2e',
  more: Variables = {},
  mode: 'e2e' | 'preview' = 'e2e',
): Promise<E2eBuild> {
  const out = join(ROOT, folder);
  const stampFile = join(out, '.stamp.json');
  const sources = fingerprint() + JSON.stringify(more) + mode;
  const stamp = readStamp(stampFile);
  if (stamp?.sources === sources && (await freePort(stamp.mockPort)) !== undefined) {
    return { folder: out, mockPort: stamp.mockPort };
  }
  const mockPort = await freePort(0);
  if (mockPort === undefined) throw new Error('no port is free');
  rmSync(stampFile, { force: true });
  await runVite(out, mockPort, more, mode);
  writeFileSync(stampFile, JSON.stringify({ mockPort, sources } satisfies Stamp));
  return { folder: out, mockPort };
}
