import { pictures } from './pictures';

const beside = { upright: pictures.heroTall, strip: pictures.strip };

export const formPictures = {
  login: beside,
  register: beside,
  forgotPassword: beside,
  verifyOtp: beside,
  resetPassword: beside,
  checkSession: beside,
  profile: beside,
} as const;
