import { testCells } from './cell';
import { shopWalks } from './shopWalks';

// Loaded before the first cell's time begins.
import '../../../src/pages/account/LoginPage';
import '../../../src/pages/account/ProfilePage';
import '../../../src/pages/cart/CartPage';
import '../../../src/pages/catalogue/CataloguePage';
import '../../../src/pages/home/HomePage';
import '../../../src/pages/orders/OrdersPage';
import '../../../src/pages/product/ProductPage';

testCells(shopWalks);
