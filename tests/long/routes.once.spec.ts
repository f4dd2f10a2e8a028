import { testEveryRoute } from '../e2e/everyRoute';
import { PHONE } from '../helpers/browserTests';

// What `tests/e2e/routes.once.spec.ts` leaves out.
testEveryRoute('guest');
testEveryRoute('customer', PHONE);
