#!/usr/bin/env node
/** Builds the shop for the browser tests ahead of them, so that the build has a part and a time of its own. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./e2eBuild.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.buildForE2e();
