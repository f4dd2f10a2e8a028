import type { Proofs } from './proofs';

const LOGIN = 'integration/login.test.tsx > Login';
const REGISTER = 'integration/register.test.tsx > Register';
const RECOVERY = 'integration/recovery.test.tsx';
const FORGOT = `${RECOVERY} > Forgot password`;
const VERIFY = `${RECOVERY} > Verify OTP`;
const RESEND = `${RECOVERY} > OTP resend`;
const RESET = `${RECOVERY} > Reset password`;
const SESSION = 'integration/session.test.tsx';
const SENT = 'integration/alerts.test.tsx > whoever is sent to /login';
const API = 'integration/api.test.tsx';

/** Chapters 5 and 6: session, a forgotten password. */
export const account: Proofs = {
  '5.1': [
    `${LOGIN} > is asked for its e-mail or username and a password that can be shown`,
    `${LOGIN} > links to forgot-password and to register`,
    'integration/login.test.tsx > Remember me > *',
  ],
  '5.2': [
    `${LOGIN} > asks for all fields when one is empty or blank, and sends nothing`,
    `${LOGIN} > alerts with the message of the server, stores the session and goes to Home`,
  ],
  '5.3': [
    `${LOGIN} > alerts with the message of the server, stores the session and goes to Home`,
    `${LOGIN} > says * of the server as Login successful!`,
  ],
  '5.4': [
    `${LOGIN} > is retried once, form-encoded, when the server answers 400 and mentions required`,
    `${LOGIN} > is retried no more than once`,
    `${API} > bodies > login is retried *`,
  ],
  '5.5': [
    `${LOGIN} > shows the words of the server for a *`,
    `${LOGIN} > says that the login failed, with the status, where the server sends *`,
  ],
  '5.6': [`${LOGIN} > says that the response was unexpected when user or token is missing *`],
  '5.7': [
    `${LOGIN} > says that the server has an error when it cannot be reached, and works again afterwards`,
  ],
  '5.8': [`${SESSION} > a login > refused with 401 says so in the form, goes nowhere and is sent once`],
  '5.9': ['integration/login.test.tsx > Remember me > *'],
  '5.10': [
    `${SENT} > because the session has ended reads so, and finds the way back after logging in`,
    `${SENT} > by the guard of * reads why, and finds the way back`,
    `${SENT} > by 'Please log in first!' finds the way back, by way of Register too`,
  ],
  '5.11': [
    `${REGISTER} > has labelled fields with autocomplete tokens`,
    `${REGISTER} > asks for all four fields, and keeps what was typed`,
  ],
  '5.12': [`${REGISTER} > says that the passwords do not match, under the second`],
  '5.13': [`${REGISTER} > makes the account, logs in by itself, welcomes and goes to Home`],
  '5.14': [
    `${REGISTER} > shows the words of the server when it refuses`,
    `${REGISTER} > says that the registration failed when the server gives no words`,
    `${REGISTER} > says that something went wrong when the server cannot be reached`,
  ],
  '5.15': [
    `${REGISTER} > lands on /login with an alert when the login after it is answered *`,
    `${REGISTER} > says so on /register when the login after it fails otherwise *`,
  ],
  '5.16': [
    `${SESSION} > a stored session > is restored at start-up, on a protected page too`,
    `${SESSION} > a stored session > is none without *`,
    "integration/navigation.test.tsx > a customer's page > *shows 'Checking access...' while access is checked*",
  ],
  '5.17': [
    `${SESSION} > logging out > leaves nothing on screen, in storage or in memory, and leads from a protected page to /login`,
    'integration/cartContext.test.tsx > logging out > leaves no mirror and no last order, also when a load comes late',
  ],
  '5.18': [
    `${SESSION} > a refusal by the API > *`,
    `${API} > a refusal with 401 or 403 > 401: *`,
    `${API} > a refusal with 401 or 403 > 403: *`,
    `${API} > a refusal with 401 or 403 > of a guest runs the handler too (behaviour 5.18)`,
  ],
  '5.19': [
    `${API} > a refusal with 401 or 403 > of an old token, when it comes late, does not end a newer session`,
    `${SESSION} > a refusal by the API > of several calls at once leads to /login once`,
  ],
  '5.20': [
    `${SESSION} > a login > stores user, userId and, last of all, the token: other tabs watch it alone`,
  ],
  '5.21': [
    `${SENT} > because the session has ended reads so, and finds the way back after logging in`,
    `${SENT} > is told of the end of the session on /login too`,
  ],
  '5.22': [
    `${SENT} > by the refusal of the form on * takes its words along`,
    `${SENT} > by the refusal of a recovery call keeps the address of the reset, *`,
  ],
  '5.23': [`${SESSION} > another tab > *`, 'e2e/tabs.once.spec.ts > a login in one tab reaches the other'],
  '5.24': [
    `${SESSION} > logging out > lets Back show nothing private`,
    `${RECOVERY} > the e-mail of a reset in the history > *`,
    'long/next.once.spec.ts > *',
  ],
  '5.25': [
    `${RESEND} > runs once at a time`,
    'integration/cartContext.test.tsx > placing an order > twice at once sends one order',
    ...[LOGIN, REGISTER, FORGOT, VERIFY, RESET, 'integration/contact.test.tsx > Contact'].map(
      (form) => `${form} > is sent once, however often it is submitted while it runs`,
    ),
  ],
  '5.26': [`${SENT} > by the guard of * reads why, and finds the way back`],

  '6.1': [
    `${RECOVERY} > The whole of password recovery > *`,
    'e2e/recovery.spec.ts > password recovery with the code checked first',
    'e2e/recovery.spec.ts > password recovery with a code that was sent again, straight to the new password',
  ],
  '6.2': [
    `${FORGOT} > asks for the e-mail`,
    `${FORGOT} > asks for a valid address, and takes the error away when it is typed in`,
  ],
  '6.3': [`${FORGOT} > has a code sent and goes to /reset-password, carrying the e-mail`],
  '6.4': [`${FORGOT} > says what went wrong *`],
  '6.5': [`${RESET} > shows the e-mail of the navigation state, and prefills its code`],
  '6.6': [`${RESET} > knows the e-mail from *`],
  '6.7': [`${RESET} > links to /verify-otp, carrying the e-mail`],
  '6.8': [`${VERIFY} > goes to /forgot-password without an e-mail in the navigation state *`],
  '6.9': [`${VERIFY} > says where the 6-digit code was sent, and takes at most 6 characters`],
  '6.10': [
    `${VERIFY} > refuses ""`,
    `${VERIFY} > refuses "   "`,
    `${VERIFY} > refuses "12345"`,
    `${VERIFY} > refuses "12345a"`,
    'unit/model/validation.test.ts > a one-time code is six digits (behaviour 6.10) > *',
  ],
  '6.11': [`${VERIFY} > alerts the success and goes to /reset-password with the e-mail and the code`],
  '6.12': [`${VERIFY} > says what went wrong *`],
  '6.13': [
    `${RESEND} > appears when 60 seconds are over, which is announced once; the seconds are not`,
    `${RESEND} > is counted from a deadline, so a tab that slept for a minute offers it at once`,
  ],
  '6.14': [
    `${RESEND} > e-mails a new code, then tells the API, says so, and waits another 60 seconds`,
    `${RESEND} > has failed when *`,
  ],
  '6.15': ['unit/api/makeOtp.test.ts > *'],
  '6.16': [
    `${RESET} > asks for all fields: *`,
    `${RESET} > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
  ],
  '6.17': [`${RESET} > says that the e-mail is missing, with a link to the start`],
  '6.18': [`${RESET} > says that the passwords do not match`],
  '6.19': [
    `${RESET} > sends the same fields form-encoded after a *`,
    `${RESET} > sends the alternate names form-encoded after a last *`,
    `${API} > bodies > reset-password: *`,
  ],
  '6.20': [
    `${RESET} > shows the words of the last answer, after three calls at most`,
    `${RESET} > says what went wrong *`,
  ],
  '6.21': [
    `${RESET} > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
    `${RESET} > shows the words of the server for a success`,
  ],
  '6.23': [`${FORGOT} > says that a code is on its way, and to whom`],
  '6.24': [
    `${FORGOT} > is filled in with the address that was typed at Login, which no Back shows`,
    `${FORGOT} > takes over no user name from Login`,
  ],
  '6.25': [
    `${RESET} > keeps what was typed while the code is checked`,
    `${RESET} > has forgotten it when another account is being reset, or a customer has logged in`,
  ],
  '6.22': [
    `${RESET} > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
  ],
};
