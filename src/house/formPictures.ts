import { pictures } from './pictures';

/** The pictures beside the forms, and on the pages of an account; on a phone, a strip above the form. */
export const formPictures = {
  login: { upright: pictures.editionLimited, strip: pictures.stripResin },
  register: { upright: pictures.editionSignature, strip: pictures.stripOud },
  forgotPassword: { upright: pictures.heroEmberTall, strip: pictures.stripVanilla },
  verifyOtp: { upright: pictures.editionUltraRare, strip: pictures.stripVanilla },
  resetPassword: { upright: pictures.productRoyalOud, strip: pictures.stripOud },
  profile: { upright: pictures.productVanillaEmber, strip: pictures.stripLinen },
} as const;
