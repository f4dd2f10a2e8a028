declare module 'subset-font' {
  /** @returns the part of a font that `text` needs; with `variationAxes`, in these weights */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: { wght: number } },
  ): Promise<Buffer>;
}
