#!/usr/bin/env node
/** Builds the shop for the browser tests, as a separate part of the test command, so that its time is shown. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./e2eBuild.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.buildForE2e();
