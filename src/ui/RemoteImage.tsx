import { useState } from 'react';
import { PLACEHOLDER_IMAGE } from '#config/constants';
import { classNames } from '#lib/classNames';
import styles from './RemoteImage.module.css';

interface RemoteImageProps {
  src: string | null;
  alt: string;
  priority?: boolean;
  className?: string | undefined;
}

/** A 4:5 picture with an address from the API, or the placeholder if it is missing or fails. */
export function RemoteImage({ src, alt, priority = false, className }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === null || failed === src ? PLACEHOLDER_IMAGE : src;
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
