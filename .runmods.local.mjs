import { runnerImport } from 'vite';
await runnerImport(process.argv[2] + '/.mods.local.mts', { configFile: false, envDir: false, root: process.argv[2] });
