// Runs main.ts through Vite, because not all supported versions of Node read TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { module } = await runnerImport('/tools/contract/main.ts', {
  root,
  configFile: false,
  envDir: false,
  logLevel: 'error',
  // The shop's schemas import its settings.
  define: { __ENV__: '{"apiHost":"","email":{}}', __EVENTS__: 'false' },
});
process.exitCode = await module.main(process.argv.slice(2));
