const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  heart:
    'M12 20.2C5.6 15.6 3.2 12.6 3.2 9.3a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.3-2.4 6.3-8.8 10.9Z',
  expand: 'M14 4.5h5.5V10m0-5.5L13 11m-3 8.5H4.5V14m0 5.5L11 13',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  menu: 'M3.5 8.5h17m-17 7h17',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  eyeOff:
    'M4 4l16 16M9.6 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4',
  minus: 'M6.5 12h11',
  plus: 'M6.5 12h11M12 6.5v11',
  left: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5 7 7-7 7',
  down: 'm5.5 9 6.5 6.5L18.5 9',
  pause: 'M9 6v12m6-12v12',
  play: 'M8.5 5.5v13l10-6.5-10-6.5Z',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5v6m0 2.5v.6',
  tick: 'm4.5 12.5 5 5 10-11',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 6.8v.4',
  x: 'M4.5 4.5l15 15M19 4.5l-6.2 6.7m-2 2.1L4.5 19.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line-drawn icon, hidden from screen readers: text or the control's label has the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
