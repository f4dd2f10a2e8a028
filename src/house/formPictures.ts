import { pictures } from './pictures';

/** The pictures beside the forms, and on the pages of an account; on a phone, a strip above the form. */
export const formPictures = {
  login: { upright: pictures.editionLimited, strip: pictures.heroMotion },
  register: { upright: pictures.editionSignature, strip: pictures.heroCollection },
  forgotPassword: { upright: pictures.heroEmberTall, strip: pictures.bannerCatalogue },
  verifyOtp: { upright: pictures.editionUltraRare, strip: pictures.bannerCatalogue },
  resetPassword: { upright: pictures.productRoyalOud, strip: pictures.heroCollection },
  checkSession: { upright: pictures.productAmberNights, strip: pictures.heroMotion },
  profile: { upright: pictures.productVanillaEmber, strip: pictures.bannerContact },
} as const;
