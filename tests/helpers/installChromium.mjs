#!/usr/bin/env node
/** Installs Chromium if there is none, while the parts of the test command that need no browser run. */
import { ensureChromium } from './chromium.mjs';

ensureChromium();
