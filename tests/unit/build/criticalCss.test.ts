// @vitest-environment node
import { expect, it } from 'vitest';
import { criticalCss } from '../../../src/build/criticalCss';

const CSS = [
  '@font-face{font-family:Jost;src:url(/jost.woff2)format("woff2")}',
  '@font-face{font-family:Jost Fallback;src:local(Arial)}',
  'html[data-stray] #root{visibility:hidden}',
  'html:not([data-session]) .account{display:none}',
  '.title{color:red}.title:hover{color:blue}@media (width>=1024px){.title{color:green}}',
  '.below{color:grey}.dialog{color:black}',
].join('');
const ROOT =
  '<a class="account">Profile</a><h1 class="title">Musk</h1><section data-later="true" class="below">More</section>';

it('keeps what the first screen needs: its rules, at all sizes and in all states, and the fallback fonts', async () => {
  const critical = await criticalCss(ROOT, CSS, false);
  for (const kept of [
    'src:local(Arial)',
    'html[data-stray] #root{visibility:hidden}',
    'html:not([data-session]) .account{display:none}',
    '.title{color:red}',
    '.title:hover{color:blue}',
    '@media (width>=1024px){.title{color:green}}',
  ]) {
    expect(critical).toContain(kept);
  }
});

it('leaves out what stands below, what is not on the page, and the web fonts', async () => {
  const critical = await criticalCss(ROOT, CSS, false);
  expect(critical).not.toMatch(/\.below|\.dialog|url\(/);
  expect(critical).toMatch(/\[data-later\]\{visibility:hidden/);
});

it('names the web fonts where nothing else is loaded first', async () => {
  expect(await criticalCss(ROOT, CSS, true)).toContain('url(/jost.woff2)');
});
