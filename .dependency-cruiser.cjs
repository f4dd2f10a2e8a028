/** Imports go down this list (docs/architecture.md). */
const LAYERS = ['main', 'app', 'pages', 'shop', 'api', 'ui|house|houseTypes', 'i18n|config|lib'];

/** What a noun of src/shop may import of the others. */
const NOUNS = {
  search: 'search|perfumes|orders|products|queries|session',
  perfumes: 'perfumes|cart|products',
  checkout: 'checkout|cart|orders|products|queries|session',
  cart: 'cart|products|session',
  orders: 'orders|products|queries',
  launch: 'launch|mail|session|forms',
  mail: 'mail',
  session: 'session',
  products: 'products|queries|session',
  queries: 'queries|session',
  forms: 'session|forms',
};

const layers = LAYERS.slice(1).map((layer, index) => ({
  name: `no-import-up-from-${layer.replaceAll('|', '-')}`,
  severity: 'error',
  from: { path: `^src/(?:${layer})(?:/|\\.)` },
  to: { path: `^src/(?:${LAYERS.slice(0, index + 1).join('|')})(?:/|\\.)` },
}));

const nouns = Object.entries(NOUNS).map(([noun, allowed]) => ({
  name: `what-${noun}-may-import`,
  severity: 'error',
  from: { path: `^src/shop/${noun}/` },
  to: { path: '^src/shop/', pathNot: `^src/shop/(?:${allowed})/` },
}));

module.exports = {
  forbidden: [
    ...layers,
    ...nouns,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(?:pages|shop)/' },
      to: { circular: true },
    },
    {
      name: 'no-page-of-another-area',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pages-are-loaded-on-demand',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/pages/', dynamic: false },
    },
    {
      name: 'lib-knows-no-settings',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/config/' },
    },
    {
      name: 'boot-is-small',
      severity: 'error',
      from: { path: '^src/boot/' },
      to: { path: '^src/', pathNot: '^src/(?:boot|api|config|lib|house)/|^src/shop/session/user' },
    },
    {
      name: 'only-app-imports-boot',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:boot|app|mocks)/' },
      to: { path: '^src/boot/' },
    },
    {
      name: 'config-and-lib-know-no-house-and-no-texts',
      severity: 'error',
      from: { path: '^src/(?:config|lib)/' },
      to: { path: '^src/(?:house|i18n|ui)/' },
    },
    {
      name: 'shipped-code-knows-no-mock-tool-or-test',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/' },
      to: { path: '^(?:src/mocks|tools|tests)/' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|json|avif|webp|svg|woff2)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
