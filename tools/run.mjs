// Runs a tool through Vite, because not all supported versions of Node read TypeScript: node tools/run.mjs ready
import path from 'node:path';
import { runnerImport } from 'vite';
import { houseAlias } from './house.mjs';

const [name, ...rest] = process.argv.slice(2);
const { module } = await runnerImport(`/tools/${name}/${name}.ts`, {
  root: path.resolve(import.meta.dirname, '..'),
  configFile: false,
  envDir: false,
  logLevel: 'error',
  // The readers of the API's answers import the shop's settings.
  resolve: { alias: houseAlias() },
  define: { __ENV__: '{"apiHost":"","email":{}}', __EVENTS__: 'false' },
});
process.exitCode = await module.main(rest);
