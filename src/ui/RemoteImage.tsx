import { useState } from 'react';
import { PLACEHOLDER_IMAGE, PLACEHOLDER_SET_IMAGE } from '#config/constants';
import { samples } from '#house/samples';
import { classNames } from '#lib/classNames';
import { isSameName } from '#lib/names';
import styles from './RemoteImage.module.css';

interface RemoteImageProps {
  src: string | null;
  /** The product's name. */
  alt: string;
  priority?: boolean;
  className?: string | undefined;
}

/** The drawing for a product without a picture: a set of vials, or a vessel. */
const drawingOf = (name: string): string =>
  samples.some((sample) => isSameName(sample.name, name)) ? PLACEHOLDER_SET_IMAGE : PLACEHOLDER_IMAGE;

/** A 4:5 picture with an address from the API, or a drawing if it is missing or fails. */
export function RemoteImage({ src, alt, priority = false, className }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === null || failed === src ? drawingOf(alt) : src;
  return (
    <img
      className={classNames(styles.image, className)}
      src={shown}
      alt={alt}
      width={800}
      height={1000}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
