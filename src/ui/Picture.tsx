import type { ImgHTMLAttributes } from 'react';
import { media } from '#config/media';
import { classNames } from '#lib/classNames';
import styles from './Picture.module.css';

/** A picture of the shop: one motif in several widths, as AVIF and WebP under /pictures/. */
export interface PictureSource {
  path: string;
  /** Of the largest width, in pixels; they give the aspect ratio. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The width that also exists as JPEG. */
  fallback: number;
  /** The brightness, which determines the placeholder's colour; a picture taken in a perfume's room has none. */
  tone: 'dark' | 'ivory' | 'room';
}

interface PictureProps {
  source: PictureSource;
  tall?: PictureSource | undefined;
  /** The screens that get the motif for portrait screens. */
  tallMedia?: string;
  alt: string;
  sizes: string;
  /** Loads immediately and before everything else; the build preloads the first one of a page. */
  priority?: boolean;
  className?: string | undefined;
  imgProps?: Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'className'>;
}

/** The address of a picture's file. @param file its width and type: '800.avif' */
export const pictureAddress = (path: string, file: string): string => `/pictures/${path}/${file}`;

/** A picture's files for `srcSet`. @param fileOf names the file of a width */
export function candidates(
  { path, widths }: Pick<PictureSource, 'path' | 'widths'>,
  fileOf: (width: number) => string,
): string {
  return widths.map((width) => `${pictureAddress(path, fileOf(width))} ${width}w`).join(', ');
}

/** A picture in the best format and width for the screen. Its space is reserved before it loads. */
export function Picture({
  source,
  tall,
  tallMedia = media.upright,
  alt,
  sizes,
  priority = false,
  className,
  imgProps,
}: PictureProps) {
  const loading = priority
    ? ({ fetchPriority: 'high', loading: 'eager' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <picture className={classNames(styles.picture, className)} data-tone={source.tone}>
      {tall && <Sources of={tall} sizes={sizes} media={tallMedia} />}
      <Sources of={source} sizes={sizes} />
      <img
        {...imgProps}
        {...loading}
        decoding="async"
        src={pictureAddress(source.path, `${source.fallback}.jpg`)}
        width={source.width}
        height={source.height}
        alt={alt}
      />
    </picture>
  );
}

/** Both formats of a motif, each with its own ratio, so that the right space is reserved. */
function Sources({ of, sizes, media }: { of: PictureSource; sizes: string; media?: string }) {
  return (['avif', 'webp'] as const).map((type) => (
    <source
      key={type}
      media={media}
      type={`image/${type}`}
      srcSet={candidates(of, (width) => `${width}.${type}`)}
      sizes={sizes}
      width={of.width}
      height={of.height}
    />
  ));
}
