import type { Rollup } from 'vite';
import type { Page } from '#app/routes';
import type { PageParts } from './html';

export class Bundle {
  readonly entry: Rollup.OutputChunk;
  constructor(private readonly bundle: Rollup.OutputBundle) {
    this.entry = this.chunkOf('main');
  }
  withImports(chunk: Rollup.OutputChunk, found = new Set<Rollup.OutputChunk>()): Set<Rollup.OutputChunk> {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = this.bundle[file];
      if (imported?.type === 'chunk') this.withImports(imported, found);
    }
    return found;
  }
  /** The chunk of a module. @param file its name, without '.tsx' @throws Error if there is none */
  chunkOf(file: string): Rollup.OutputChunk {
    const chunk = Object.values(this.bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${file}.tsx`)),
    );
    if (chunk?.type !== 'chunk') throw new Error(`no chunk of ${file}`);
    return chunk;
  }
  cssFiles(chunks: Iterable<Rollup.OutputChunk>): string[] {
    return [...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
  }
  /** A file that is not text. @param address its path on the site */
  bytesOf(address: string): Uint8Array | undefined {
    const asset = this.bundle[address.slice(1)];
    return asset?.type === 'asset' && typeof asset.source !== 'string' ? asset.source : undefined;
  }
  cssText(file: string): string {
    const asset = this.bundle[file];
    return asset?.type === 'asset' ? String(asset.source).trim() : '';
  }
}

type Files = Pick<PageParts, 'css' | 'cssFiles' | 'entry' | 'scripts'>;

/** The files that a page needs at once: the start's, and its own, whose code is loaded. Without a page, the start's alone. */
export function filesOf(bundle: Bundle, page?: Page): Files {
  const own = page ? bundle.withImports(bundle.chunkOf(String(page.content?.name))) : [];
  const needed = new Set([...bundle.withImports(bundle.entry), ...own]);
  const cssFiles = bundle.cssFiles(needed);
  return {
    css: cssFiles.map((file) => bundle.cssText(file)).join(''),
    cssFiles: cssFiles.map((file) => `/${file}`),
    entry: `/${bundle.entry.fileName}`,
    // The largest first, because the others wait for it.
    scripts: [...needed].sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => `/${fileName}`),
  };
}
