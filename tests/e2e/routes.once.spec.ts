import { paths } from '../../src/config/paths';
import { PHONE } from '../helpers/browserTests';
import { testEveryRoute } from './everyRoute';

// Each once, a customer's own pages alone; the rest is for the long tests.
testEveryRoute('guest', PHONE);
testEveryRoute('customer', {}, [
  paths.cart,
  paths.orders,
  paths.profile,
  paths.checkSession,
  paths.forgotPassword,
]);
