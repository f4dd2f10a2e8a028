import type { Ground, Role } from '../../src/house/colourTypes';

/** The shop's colours, by role. `node tools/artwork/makeColours.mjs` writes them to every file that needs them. */
export const colours: Readonly<Record<Role, string>> = {
  foreground: '#14110f',
  'foreground-soft': '#2a2420',
  dark: '#070403',
  ground: '#f7f2ea',
  surface: '#fffdf9',
  'ground-deep': '#e9dfd0',
  accent: '#b8935a',
  'accent-on-dark': '#d8b982',
  'accent-text': '#74552a',
  muted: '#5f564d',
  'muted-on-dark': '#c9beb0',
  line: 'rgb(20 17 15 / 12%)',
  'line-strong': 'rgb(20 17 15 / 46%)',
  'line-on-dark': 'rgb(247 242 234 / 18%)',
  'line-strong-on-dark': 'rgb(247 242 234 / 56%)',
  scrim: 'rgb(20 17 15 / 56%)',
  'scrim-strong': 'rgb(20 17 15 / 82%)',
  clear: 'rgb(20 17 15 / 0%)',
  success: '#2f6b45',
  'success-on-dark': '#9cc9ab',
  warning: '#7a5c00',
  'warning-on-dark': '#e3c878',
  danger: '#9b2c2c',
  'danger-on-dark': '#f2b3a9',
  'danger-deep': '#3b1514',
  neutral: '#5c5650',
};

/** The backgrounds of the perfumes' pages: what differs from the colours above. */
export const grounds = {
  stone: { colours: { ground: '#ebe8e2', 'ground-deep': '#dcd7ce' } },
  amber: {
    colours: { ground: '#eddcc3', 'ground-deep': '#e2cba9', muted: '#55483b', 'accent-text': '#65481f' },
  },
  cream: {
    colours: { ground: '#f4e9d2', 'ground-deep': '#ead9b8', muted: '#5a5046', 'accent-text': '#6b4d22' },
  },
  ink: {
    dark: true,
    colours: {
      foreground: '#f7f2ea',
      'foreground-soft': '#e9dfd0',
      ground: '#14110f',
      surface: '#2a2420',
      'ground-deep': '#2a2420',
      muted: '#c9beb0',
      'accent-text': '#d8b982',
      line: 'rgb(247 242 234 / 18%)',
      'line-strong': 'rgb(247 242 234 / 56%)',
      danger: '#f2b3a9',
      success: '#9fd0b1',
    },
  },
} as const satisfies Record<string, Ground>;
