// Runs main.ts through Vite, because not all supported versions of Node read TypeScript. With an address, it
// also compares that API with the contract.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { module } = await runnerImport('/tools/ready/main.ts', {
  root,
  configFile: false,
  envDir: false,
  logLevel: 'error',
});
process.exitCode = module.main();
const [address] = process.argv.slice(2);
if (address !== undefined) {
  const { status } = spawnSync(process.execPath, ['tools/contract/run.mjs', address], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
