import type { Ground, Role } from './colourTypes';

/** The shop's colours, by role. `node tools/artwork/makeColours.mjs` writes them to every file that needs them. */
export const colours: Readonly<Record<Role, string>> = {
  foreground: '#14110f',
  'foreground-soft': '#2a2420',
  // The black at the edges of the dark pictures, which fade into it.
  dark: '#070403',
  ground: '#f7f2ea',
  surface: '#f7f2ea',
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

const DARK = {
  foreground: '#f7f2ea',
  'foreground-soft': '#e9dfd0',
  line: 'rgb(247 242 234 / 18%)',
  'line-strong': 'rgb(247 242 234 / 56%)',
  warning: '#ecd489',
  neutral: '#c9beb0',
};

/**
 * The rooms of the perfumes' pages: the colour of the wall in a perfume's pictures (`ground`), and what else
 * differs from the colours above. The pictures' borders have the wall's colour (tools/artwork/rendering).
 */
export const grounds = {
  stone: {
    colours: {
      ground: '#d3ccbf',
      'ground-deep': '#c6bdae',
      surface: '#e0dad0',
      accent: '#86632c',
      'accent-text': '#553b15',
      muted: '#463f36',
      success: '#1f4f32',
      warning: '#594300',
      danger: '#7d1f1f',
    },
  },
  honey: {
    colours: {
      ground: '#d2b787',
      'ground-deep': '#c4a76f',
      surface: '#e0c99f',
      accent: '#7a5720',
      'accent-text': '#4f360d',
      muted: '#41351f',
      success: '#17442a',
      warning: '#4c3900',
      danger: '#741a1a',
    },
  },
  smoke: {
    dark: true,
    colours: {
      ...DARK,
      ground: '#3a3129',
      'ground-deep': '#4b4137',
      surface: '#4b4137',
      accent: '#c9a366',
      'accent-text': '#e6c893',
      muted: '#d9cebf',
      success: '#a9d8bb',
      danger: '#f6c0b7',
    },
  },
  ink: {
    dark: true,
    colours: {
      ...DARK,
      ground: '#14110f',
      'ground-deep': '#2a2420',
      surface: '#2a2420',
      'accent-text': '#d8b982',
      muted: '#c9beb0',
      success: '#9fd0b1',
      danger: '#f2b3a9',
    },
  },
} as const satisfies Record<string, Ground>;
