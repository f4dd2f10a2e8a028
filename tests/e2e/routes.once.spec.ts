import { PHONE } from '../helpers/browserTests';
import { testEveryRoute } from './everyRoute';

// Each once; the other size of each is for the long tests.
testEveryRoute('guest', PHONE);
testEveryRoute('customer');
