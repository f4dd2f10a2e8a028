#!/usr/bin/env node
/** Builds the shop before the browser tests, so that the build is a part of its own with its own time. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./e2eBuild.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.buildForE2e();
