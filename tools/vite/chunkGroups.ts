import { houseFolder } from '../house.mjs';

/** The code that is loaded together, by paths, in order of priority. A chunk has all imports that no earlier chunk has. */
const CHUNKS: Readonly<Record<string, string>> = {
  react: 'node_modules/(react|react-dom|scheduler)/',
  // Every visit: the start, and what Home shares with other pages.
  frame:
    'src/(main|shop/launch/LaunchingSoon|shop/cart/adding|ui/(Reveal|Picture|WaitWords)|lib/(canPrint|useOneAtATime|useGoBack)|house/pictures|api/serverTexts)[.]',
  client: 'src/api/client[.]',
  // Before `data`: the pages with a form need no cached queries.
  forms:
    'src/(shop/forms/|shop/session/api[.]|ui/Field|house/formPictures|pages/account/(account|texts|useAfterLogin)[.])',
  recovery: 'src/pages/recovery/(OtpField|api|texts|recovery|useResendWait)[.]',
  data: '(node_modules/@tanstack/|src/(ui/|app/MenuMore|shop/queries/(PagedListEnd|usePagedList)|shop/checkout/BuyButtons|shop/products/|shop/perfumes/PerfumeLinks|shop/search/searchTargets|house/samples))',
  terms: 'src/shop/(orders/(SellingTerms|GuaranteeNotice)|perfumes/IngredientsAndSafety)',
  texts: 'src/(house/perfumes/texts|shop/perfumes/glance[.])',
  search: 'src/shop/search/',
  perfume: 'src/(shop/perfumes/|house/closerPictures)',
  order: 'src/shop/checkout/(runOrder|outcome|orderAlerts)',
};

export const chunkGroups = Object.entries(CHUNKS).map(([name, modules], at) => {
  const pattern = new RegExp(`/${modules}`);
  return {
    name,
    // Wherever the house is.
    test: (id: string) => pattern.test(id.replace(houseFolder, '/src/house')),
    priority: 100 - at,
  };
});
