import type { Rollup } from 'vite';
import type { PageParts } from './html';

/** The bundle's chunks, and what they import. */
export class Bundle {
  readonly entry: Rollup.OutputChunk;
  constructor(private readonly bundle: Rollup.OutputBundle) {
    const entry = this.all().find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')));
    if (!entry) throw new Error('the bundle has no entry');
    this.entry = entry;
  }
  private all(): Rollup.OutputChunk[] {
    return Object.values(this.bundle).filter((output) => output.type === 'chunk');
  }
  /** A chunk with all its static imports. */
  withImports(chunk: Rollup.OutputChunk, found = new Set<Rollup.OutputChunk>()): Set<Rollup.OutputChunk> {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = this.bundle[file];
      if (imported?.type === 'chunk') this.withImports(imported, found);
    }
    return found;
  }
  /** The chunk of a source file. @throws Error if there is none */
  ofSource(source: string | undefined): Rollup.OutputChunk {
    const chunk = this.all().find(({ moduleIds }) => source !== undefined && moduleIds.includes(source));
    if (!chunk) throw new Error(`no chunk of ${source}`);
    return chunk;
  }
  cssFiles(chunks: Iterable<Rollup.OutputChunk>): string[] {
    return [...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
  }
  cssText(file: string): string {
    const asset = this.bundle[file];
    return asset?.type === 'asset' ? String(asset.source).trim() : '';
  }
}

type Files = Pick<PageParts, 'css' | 'cssFiles' | 'entry' | 'scripts'>;

/** The files that a page needs at once: the start's, and those of its own sources. */
export function filesOf(bundle: Bundle, sources: readonly (string | undefined)[]): Files {
  const own = sources.flatMap((source) => [...bundle.withImports(bundle.ofSource(source))]);
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
