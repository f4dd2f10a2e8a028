#!/usr/bin/env node
// Writes the house's colours to every file that needs them; the results are checked in.
// Use: node tools/artwork/makeColours.mjs, then node tools/artwork/makeIcons.mjs

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE, houseModule, importModule, PROJECT } from './house.mjs';

const house = { ...(await houseModule('house')), ...(await houseModule('colours')) };
const { colourFiles } = await importModule(join(import.meta.dirname, 'colourFiles.ts'));
const files = await colourFiles(house);
for (const [name, text] of files.house) await writeFile(join(HOUSE, name), text);
for (const [name, text] of files.public) await writeFile(join(PROJECT, 'public', name), text);
