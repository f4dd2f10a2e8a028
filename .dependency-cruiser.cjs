/** A layer imports only from the layers below it (docs/architecture.md). */
const LAYERS = [
  'src/main',
  'src/app',
  'src/pages',
  'src/components',
  'src/contexts',
  'src/cart',
  'src/(?:session|api)',
  'src/model',
  'src/(?:ui|i18n|house|config|lib)',
];

const upward = LAYERS.slice(1).map((layer, index) => ({
  name: `no-import-up-from-${layer.replace(/\W+/g, '-')}`,
  severity: 'error',
  from: { path: `^${layer}` },
  to: { path: `^(?:${LAYERS.slice(0, index + 1).join('|')})(?:/|\\.)` },
}));

module.exports = {
  forbidden: [
    ...upward,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-page-of-another-area',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pages-are-loaded-on-demand',
      comment: 'A page that the layout imports would be part of every visit.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/prerender' },
      to: { path: '^src/pages/', dynamic: false },
    },
    {
      name: 'config-stands-alone',
      severity: 'error',
      from: { path: '^src/config/' },
      to: { path: '^src/(?:ui|i18n)/' },
    },
    {
      name: 'house-holds-only-data',
      comment: 'Types, and the addresses and terms that its texts mention.',
      severity: 'error',
      from: { path: '^src/house/' },
      to: {
        path: '^src/',
        pathNot: '^src/(?:house|config)/|^src/i18n/legalNames|^src/lib/(?:events|tables)',
      },
    },
    {
      name: 'ui-knows-nothing-of-the-shop',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^src/(?:config|i18n|house)/',
        pathNot: '^src/config/constants|^src/i18n/common',
      },
    },
    {
      name: 'lib-stands-alone',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(?:ui|config|i18n|house)/' },
    },
    {
      name: 'texts-know-no-ui',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'model-and-below-know-no-react',
      severity: 'error',
      from: { path: '^src/(?:model|config|i18n|house)/' },
      to: { path: 'node_modules/(?:react|react-dom|axios|@tanstack)' },
    },
    {
      name: 'mocks-and-build-stay-apart',
      severity: 'error',
      from: {
        path: '^src/(?:main|app|pages|components|contexts|cart|session|api|model|ui|i18n|house|config|lib)',
      },
      to: { path: '^src/(?:mocks|build)/' },
    },
    {
      name: 'nothing-reaches-the-artwork',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/artwork/' },
      to: { path: '^src/artwork/' },
    },
    {
      name: 'mocks-see-only-the-contract',
      severity: 'error',
      from: { path: '^src/mocks/' },
      to: { path: '^src/', pathNot: '^src/(?:mocks|model|house|config)/|^src/api/endpoints' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', '^src/(?:build|artwork)/'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|json|avif|webp|svg|woff2)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
