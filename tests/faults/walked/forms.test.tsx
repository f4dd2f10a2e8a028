import { testCells } from './cell';
import { formWalks } from './formWalks';

// Loaded before the first cell's time begins.
import '../../../src/pages/account/LoginPage';
import '../../../src/pages/account/RegisterPage';
import '../../../src/pages/contact/ContactPage';
import '../../../src/pages/recovery/ForgotPasswordPage';
import '../../../src/pages/recovery/ResetPasswordPage';
import '../../../src/pages/recovery/VerifyOtpPage';
import '../../../src/pages/home/HomePage';

testCells(formWalks);
