import { pictures } from './pictures';

/** The pictures beside the forms, and on the pages of an account. */
export const formPictures = {
  login: pictures.editionLimited,
  register: pictures.editionSignature,
  forgotPassword: pictures.heroEmberTall,
  verifyOtp: pictures.editionUltraRare,
  resetPassword: pictures.heroCollectionTall,
  checkSession: pictures.productAmberNights,
  profile: pictures.about,
} as const;
