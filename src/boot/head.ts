import { rememberPress } from './earlyPress';
import { sendHeadCall } from './headCall';
import { forgetPasswords } from './passwords';
import { preload, shellPage } from './shellPage';
import { storedCustomer } from './storedCustomer';
import { loadCachedFonts } from './webFonts';

/** The program in a page's head. It runs before the first paint and before the app's files load. */

const { call, pages } = document.currentScript?.dataset ?? {};
const customer = storedCustomer();
// Makes the first frame show a customer's links.
if (customer) document.documentElement.dataset.session = '';
if (call) sendHeadCall(call, customer);
if (pages) {
  const page = shellPage(pages, location.pathname, customer !== undefined);
  if (page.call) sendHeadCall(page.call, customer);
  page.files.forEach(preload);
}
loadCachedFonts();
rememberPress();
forgetPasswords();
