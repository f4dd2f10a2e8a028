const PATH =
  'M12 20.2C5.6 15.6 3.2 12.6 3.2 9.3a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.900c0 3.300-2.400 6.300-8.800 10.900Z';

/** A heart, drawn in outline or filled by the surrounding style sheet. */
export function HeartIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATH} />
    </svg>
  );
}
