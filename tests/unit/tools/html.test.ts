import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lightRoom } from '#house/colours';
import {
  fillPlaces,
  pageHtml,
  pageTemplate,
  picturePreloads,
  withPolicy,
  type PageParts,
} from '../../../tools/vite/html';
import { inlineHashes, sha256 } from '../../../tools/vite/policy';

const PARTS: PageParts = {
  path: '/contact',
  title: 'Write & read',
  description: 'A "quoted" text',
  noindex: false,
  canonical: null,
  themeColour: '#f7f2ea',
  ground: undefined,
  share: ['<meta property="og:type" content="website">'],
  root: '<h1>Contact</h1>',
  css: '@font-face{font-family:"Serif 3";src:url(/assets/serif.woff2)format("woff2");font-weight:300 600}h1{color:red}',
  headline: 'h1{--display:Headline}',
  cssFiles: ['/assets/a.css'],
  picture: ['<link rel="preload" as="image">'],
  entry: '/assets/entry.js',
  scripts: ['/assets/react.js', '/assets/entry.js'],
  apiOrigin: 'https://api.example',
  call: undefined,
};
const PROGRAMS = { head: 'head()', start: 'start()' };

describe('the placeholders of a page', () => {
  it('are filled, and their development content is replaced', () => {
    expect(fillPlaces('<a><!--one--></a><!--two--><i>dev</i><!--/two-->', { one: '1', two: '$&' })).toBe(
      '<a>1</a>$&',
    );
  });

  it.each([
    ['<!--one-->', {}, 'unknown or repeated placeholder <!--one-->'],
    ['<!--one--><!--one-->', { one: '1' }, 'unknown or repeated placeholder <!--one-->'],
    ['<p>', { one: '1', two: '2' }, 'lacks <!--one-->, <!--two-->'],
  ])('in %s with %j stop the build', (html, places, message) => {
    expect(() => fillPlaces(html, places)).toThrow(message);
  });
});

it('the template drops the tags that load the bundle, and keeps all others', () => {
  const html = `<head>
      <meta name="verification" content="abc" />
      <link rel="icon" href="/favicon.svg" />
      <link rel="preconnect" href="https://api.example.com" />
      <script type="module" crossorigin src="/assets/entry.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/one.js">
      <link rel="stylesheet" crossorigin href="/assets/a.css">
      <script src="/assets/other.js"></script>
    </head>`;
  expect(pageTemplate(html, ['assets/entry.js', 'assets/one.js', 'assets/a.css'], '<svg a="#b"/>\n')).toBe(
    `<head><meta name="verification" content="abc"><link rel="icon" href="data:image/svg+xml,%3Csvg%20a='%23b'/%3E"><link rel="preconnect" href="https://api.example.com"><script src="/assets/other.js"></script></head>`,
  );
});

describe('the first picture', () => {
  const preload = (address: string, media = '') =>
    `<link rel="preload" as="image" type="image/avif"${media && ` media="${media}"`} imagesrcset="${address}" imagesizes="100vw" fetchpriority="high">`;

  it('is not preloaded if the page starts with none', () => {
    expect(
      picturePreloads(
        '<picture><source type="image/avif" srcSet="/a.avif 1w"/><img loading="lazy"/></picture>',
      ),
    ).toEqual([]);
  });

  it('is preloaded before the scripts, which move to the end unless the page loads rows first', () => {
    const page = (call: string | undefined) =>
      pageHtml('<!--policy--><!--first--><!--meta--><!--styles--><!--share--><!--screen-->', PROGRAMS, {
        ...PARTS,
        call,
      });
    const scripts = PARTS.scripts
      .map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`)
      .join('');
    expect(page(undefined)).toContain('<link rel="preload" as="image"><link rel="preload" as="font"');
    expect(page(undefined)).toContain(`${scripts}<script data-entry=`);
    expect(page('https://api.example/products')).toContain(
      `crossorigin>${scripts}<link rel="preload" as="font"`,
    );
    expect(page('https://api.example/products')).not.toContain('as="image"');
  });

  it('is preloaded in the variant for the screen', () => {
    const media = '(max-aspect-ratio: 1/1), (max-width: 480px)';
    expect(
      picturePreloads(
        '<picture><source type="image/avif" srcSet="/later.avif 1w" sizes="1px"/><img loading="lazy"/></picture>' +
          `<picture><source media="${media}" type="image/avif" srcSet="/tall.avif 480w" sizes="100vw"/>` +
          `<source media="${media}" type="image/webp" srcSet="/tall.webp 480w" sizes="100vw"/>` +
          '<source type="image/avif" srcSet="/wide.avif 480w, /wider.avif 960w" sizes="100vw"/>' +
          '<img class="a" fetchPriority="high" alt=""/></picture>',
      ),
    ).toEqual([
      preload('/tall.avif 480w', media),
      preload('/wide.avif 480w, /wider.avif 960w', 'not ((max-aspect-ratio: 1/1) or (max-width: 480px))'),
    ]);
  });
});

describe('a page', () => {
  it('contains all tags of index.html and the first screen', async () => {
    const source = await readFile('index.html', 'utf8');
    const html = withPolicy(pageHtml(pageTemplate(source, [], ''), PROGRAMS, PARTS), () => '');
    const tags = source.match(/<(?:meta|link)[^>]*>/g)?.map((tag) => tag.replace(' />', '>')) ?? [];
    expect(tags.length).toBeGreaterThan(6);
    for (const tag of tags.filter((tag) => !tag.includes('favicon.svg'))) expect(html).toContain(tag);
    expect(html).not.toContain('<!--policy-->');
    expect(html).toContain('<html lang="en"><head>');
    const room = pageHtml(source, PROGRAMS, { ...PARTS, ground: lightRoom, themeColour: '#d3ccbf' });
    expect(room).toContain(`<html data-ground="${lightRoom}" lang="en">`);
    expect(room).toContain('<meta name="theme-color" content="#d3ccbf">');
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/serif.woff2" crossorigin media="(width >= 1024px)" data-family="Serif 3" data-weight="300 600"><script>head()',
    );
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Write &#38; read</title>']);
    expect(html).toContain('content="A &#34;quoted&#34; text"');
    expect(html).toContain('<link rel="preconnect" href="https://api.example" crossorigin>');
    expect(html).toMatch(
      /<style>@media \(width >= 1024px\)\{@font-face\{[^}]*\}\}h1\{color:red\}h1\{--display:Headline\}<\/style><script>document\.fonts\.load\("1em Headline"\)<\/script>/,
    );
    expect(html).toContain('<div id="root" data-path="/contact"><h1>Contact</h1></div>');
    expect(html).toContain('<script data-entry="/assets/entry.js">start()</script>');
  });

  it('lists what each page needs if it is the shell', async () => {
    const template = pageTemplate(await readFile('index.html', 'utf8'), [], '');
    const shell = pageHtml(template, PROGRAMS, { ...PARTS, path: '', root: '', pages: {} });
    expect(shell).toContain('<div id="root" data-path=""></div>');
    expect(shell).toContain(' data-pages="{}">head()</script>');
  });

  it('names the call of its head, and preconnects only to another origin', async () => {
    const template = pageTemplate(await readFile('index.html', 'utf8'), [], '');
    const html = pageHtml(template, PROGRAMS, {
      ...PARTS,
      apiOrigin: null,
      call: '/products?page=1&limit=10',
    });
    expect(html).toContain(' data-call="/products?page=1&#38;limit=10">head()');
    expect(html).not.toContain('preconnect');
  });
});

it('the policy of a page precedes its first script, and lists the inline elements of this page', async () => {
  const source = await readFile('index.html', 'utf8');
  const template = pageTemplate(source.replace(/<script type="module".*?<\/script>/, ''), [], '<svg/>');
  const html = withPolicy(
    pageHtml(template, PROGRAMS, PARTS),
    ({ script, style }) => `script-src ${script.join(' ')}; style-src ${style.join(' ')}`,
  );
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const { script, style } = inlineHashes([html]);
  expect(policy).toBe(`script-src ${script.join(' ')}; style-src ${style.join(' ')}`);
  expect(script).toContain(sha256(PROGRAMS.start));
  expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:script|style|link)\b/));
  expect(html).not.toContain('<!--policy-->');
});
