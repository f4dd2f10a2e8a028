import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { openJsdomShop } from './jsdomShop';
import { walk } from './walk';
import { walks } from './walks';

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

describe('each screen whose call breaks says so, loses nothing, and works again', () => {
  it.each(walks)('$title', (way) => walk(way, 'reset', openJsdomShop()));
});

describe('each screen finds out what the server has done when only its answer was lost', () => {
  it.each(walks.filter(({ recoversFromLoss }) => recoversFromLoss))('$title', (way) =>
    walk(way, 'lost', openJsdomShop()),
  );
});

it('each call has a screen', () => {
  const calls = [...Object.keys(endpoints), 'email', 'animation'];
  expect([...new Set(walks.map(({ call }) => call))].sort()).toEqual(calls.sort());
});
