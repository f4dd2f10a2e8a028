import { describe, it } from 'vitest';
import { walkCell } from './cell';
import { openJsdomShop } from './jsdomShop';
import { rowNames } from './matrix';
import { walksOf } from './outcomes';
import { walkOf } from './walks';

// Loaded before the first walk's time begins.
import '../../src/components/AnimationPlayer';
import '../../src/components/NotifyMeDialog';
import '../../src/pages/account/LoginPage';
import '../../src/pages/account/ProfilePage';
import '../../src/pages/account/RegisterPage';
import '../../src/pages/cart/CartPage';
import '../../src/pages/catalogue/CataloguePage';
import '../../src/pages/contact/ContactPage';
import '../../src/pages/home/HomePage';
import '../../src/pages/orders/OrdersPage';
import '../../src/pages/product/ProductPage';
import '../../src/pages/recovery/ForgotPasswordPage';
import '../../src/pages/recovery/ResetPasswordPage';
import '../../src/pages/recovery/VerifyOtpPage';

declare module 'vitest' {
  interface TaskMeta {
    /** What the shopper was seen to see. */
    seen?: string;
  }
}

/** Each way through the shop, once for each outcome of its call that a shopper can tell apart. */
describe.each(rowNames)('fault matrix: %s', (row) => {
  it.for(walksOf(row))('$name', async (kind, { task }) => {
    task.meta.seen = await walkCell(walkOf(row), kind, openJsdomShop());
  });
});
