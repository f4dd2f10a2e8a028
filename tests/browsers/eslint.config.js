import css from '@eslint/css';
import baselineJs from 'eslint-plugin-baseline-js';

/**
 * Checks that the built code uses only features that are Baseline widely available (in all current browsers for two
 * and a half years), except those listed here, which the shop works without:
 * `eslint --no-ignore -c tests/browsers/eslint.config.js <assets>`.
 */

/** Features that the shop or a library detects before it uses them. */
const DETECTED = ['async-clipboard', 'cookie-store', 'network-information', 'requestidlecallback'];

/** Every browser of the promised years has it; the plugin's list is older. */
const WIDELY_AVAILABLE = ['intl-segmenter'];

/** Without these properties, a page only looks plainer or renders more slowly. */
const ENHANCEMENTS = [
  'accent-color',
  'animation-range',
  'break-after',
  'contain-intrinsic-block-size',
  'content-visibility',
  'field-sizing',
  'forced-color-adjust',
  'overflow-anchor',
  'overflow-clip-margin',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
  'view-timeline',
  'view-transition-class',
  'view-transition-name',
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
          ignoreFeatures: [...DETECTED, ...WIDELY_AVAILABLE],
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
          allowProperties: ENHANCEMENTS,
          // Hides the browser's own background of a field that it has filled in.
          allowPropertyValues: { 'background-clip': ['text'] },
          // Every browser with scroll timelines, which the hour needs, has `@property`.
          allowAtRules: ['page', 'property'],
          // Every browser of the promised years has popovers; Baseline counts from a mend in Safari on iOS.
          // Without view transitions, a page changes at once.
          allowSelectors: [
            'active-view-transition',
            'autofill',
            'marker',
            'popover-open',
            'selection',
            ...['', '-group', '-new', '-old'].map((part) => `view-transition${part}`),
          ],
        },
      ],
    },
  },
];
