#!/usr/bin/env node
/**
 * Writes docs/shop.webp, the picture of the README: Home on a desktop and the catalogue on a phone.
 * `node tools/artwork/makeReadmePicture.mjs http://localhost:4173`, with `npm run preview` running.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PROJECT } from './house.mjs';

const [address = 'http://localhost:4173'] = process.argv.slice(2);
const executablePath = ['/usr/bin/chromium'].find((file) => existsSync(file));
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function shoot(path, width, height) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const desktop = await sharp(await shoot('/', 1440, 900))
  .resize({ width: 1200 })
  .toBuffer();
const phone = await sharp(await shoot('/products', 390, 844))
  .resize({ width: 346 })
  .toBuffer();
await browser.close();

const target = join(PROJECT, 'docs/shop.webp');
await sharp({ create: { width: 1596, height: 750, channels: 3, background: '#f7f2ea' } })
  .composite([
    { input: desktop, left: 0, top: 0 },
    { input: phone, left: 1225, top: 1 },
  ])
  .webp({ quality: 82 })
  .toFile(target);
console.log(target);
