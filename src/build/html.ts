/** Puts the built HTML files together. Nothing in them is inline but what the policy names by hash. */

import { noScriptsText } from '../i18n/noScripts';

/** What goes into the HTML of one address. */
export interface PageParts {
  /** The address that `#root` is of; '' for the shell. */
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  canonical: string | null;
  /** More tags of the head, as HTML. */
  extraHead: readonly string[];
  /** The markup in `#root`. */
  root: string;
  /** The style sheets' whole text, and what the first screen needs of it. */
  css: string;
  criticalCss: string;
  /** Their files: the module loader takes them for loaded. */
  cssFiles: readonly string[];
  fonts: readonly string[];
  /** React's chunk: it is evaluated first, in a task of its own. */
  library: string;
  /** The entry's address, and those of the chunks that it needs at once. */
  script: string;
  scripts: readonly string[];
  /** Known addresses that this file may arrive on without being theirs. */
  otherPaths: readonly string[];
}

/** Escapes a text for HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** JSON that can't end the script element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whether a session is stored: the navigation shows the right links before the app has started. */
const MARK_SESSION = `try{if(localStorage.token&&localStorage.user)document.documentElement.dataset.session=''}catch{}`;

/**
 * Where none of the fonts is there that the fallback faces name, nothing can be laid out in the web fonts' measures:
 * there the words wait for these. The first layout tells it, and what it observes is called before it is painted.
 * If the web fonts fail, or take too long, this page keeps the machine's own.
 */
const AWAIT_FACES =
  `new ResizeObserver((_,o)=>{` +
  `const h=document.documentElement.dataset,all=()=>[...document.fonts],` +
  `found=['Cormorant ','Jost '].map(n=>all().filter(f=>f.family.includes(n)).map(f=>f.status)),` +
  `end=v=>{if(h.faces==='awaited')h.faces=v},` +
  `look=()=>{const web=all().filter(f=>!f.family.includes(' ')).map(f=>f.status);if(web.includes('error'))end('own');else if(web.filter(s=>s==='loaded').length===2)end('web')};` +
  `if(found.some(s=>s.length&&s.every(v=>v==='error'))){o.disconnect();h.faces='awaited';document.fonts.onloadingdone=document.fonts.onloadingerror=look;look();setTimeout(end,3000,'own')}` +
  `else if(found.every(s=>s.includes('loaded')))o.disconnect()` +
  `}).observe(document.documentElement)`;

/**
 * Before anything paints: marks a session where the navigation stands in view, and whether this file has arrived
 * on another page's address (then it is hidden until that page is rendered). A phone's navigation is in its
 * closed menu, so there the storage, which takes a while to open, waits for the first frame.
 */
const HEAD_SCRIPT =
  `if(matchMedia('(min-width:1024px)').matches)${MARK_SESSION};` +
  `if((document.currentScript.dataset.others||'').split(' ').includes(location.pathname.replace(/\\/+$/,'')))document.documentElement.dataset.stray='';${AWAIT_FACES}`;

/**
 * Puts the whole style sheet in the place of the critical rules, and marks a session, once the first frame is
 * drawn, at the latest when the app starts. Without scripts it stands in the page as it is.
 *
 * Starts the app once the first picture is there, so that the two don't share the line; at once when the
 * reader touches the page, and in any case after a while.
 */
const BOOT_SCRIPT =
  `(()=>{let s,h=document.documentElement.dataset,c=()=>{c=()=>{};let f=document.createElement('style');f.textContent=document.querySelector('noscript').textContent.slice(7,-8);document.querySelector('style').replaceWith(f);${MARK_SESSION}};` +
  `requestAnimationFrame(()=>setTimeout(()=>c()));` +
  `const{entry,chunks,library}=document.currentScript.dataset,w=['pointerdown','keydown','focusin'],` +
  `g=()=>{if(s)return;s=1;c();w.forEach(e=>removeEventListener(e,g,true));` +
  `for(const u of chunks.split(' ').filter(Boolean)){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}` +
  `import(library).then(()=>setTimeout(()=>import(entry)))},i=document.querySelector('img[fetchpriority=high]');` +
  `w.forEach(e=>addEventListener(e,g,{capture:true,passive:true}));` +
  `if(!i||i.complete||h.stray==='')g();else{i.onload=i.onerror=g;setTimeout(g,3000)}})()`;

const tag = (condition: unknown, html: string): string => (condition ? html : '');

/** The whole HTML file. */
export function pageHtml(parts: PageParts, iconTags: string): string {
  const { path, title, description, noindex, canonical } = parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    tag(noindex, '<meta name="robots" content="noindex">'),
    tag(canonical, `<link rel="canonical" href="${escapeHtml(canonical ?? '')}">`),
    `<style>${parts.criticalCss}</style>`,
    `<script data-others="${parts.otherPaths.join(' ')}">${HEAD_SCRIPT}</script>`,
    ...parts.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...parts.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    iconTags,
    ...parts.extraHead,
    `</head><body><div id="root" data-path="${escapeHtml(path)}">${parts.root}</div>`,
    `<noscript><style>${parts.css}</style></noscript>`,
    `<noscript><p class="no-scripts">${escapeHtml(noScriptsText)}</p></noscript>`,
    `<script data-library="${parts.library}" data-entry="${parts.script}" data-chunks="${parts.scripts.join(' ')}">${BOOT_SCRIPT}</script></body></html>`,
  ].join('');
}
