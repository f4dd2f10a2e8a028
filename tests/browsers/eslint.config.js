import css from '@eslint/css';
import baselineJs from 'eslint-plugin-baseline-js';

/**
 * What the built code may use: Baseline widely available, that is what every current browser has had for two and a
 * half years, and by name what it can do without: `eslint --no-ignore -c tests/browsers/eslint.config.js <assets>`.
 */

/** Asked for before it is used, or used by a library that does so. */
const ASKED_FOR = ['async-clipboard', 'cookie-store', 'network-information', 'requestidlecallback'];

/** Where a browser lacks one of these, the page is plainer or slower to draw, and whole all the same. */
const FINISH = [
  'accent-color',
  'break-after',
  'content-visibility',
  'overflow-anchor',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
];

export default [
  {
    files: ['**/*.js'],
    linterOptions: { noInlineConfig: true },
    plugins: { 'baseline-js': baselineJs },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: 'widely',
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          ignoreFeatures: ASKED_FOR,
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          allowProperties: FINISH,
          // Keeps the browser's own colour out of a field that it has filled in.
          allowPropertyValues: { 'background-clip': ['text'] },
          allowAtRules: ['page'],
          allowSelectors: ['autofill', 'selection'],
        },
      ],
    },
  },
];
