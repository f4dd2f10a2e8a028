// Written by tools/artwork/encodePicture.mjs; do not edit.

// prettier-ignore
export const closerPictures = {
  productAmberNightsDetail: { path: 'product-amber-nights-detail.6ebf6d81', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productAmberNightsMaterials: { path: 'product-amber-nights-materials.d010c13f', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  macroAmberNights: { path: 'macro-amber-nights.a96617a2', width: 1200, height: 1500, widths: [480, 640, 828, 1200], fallback: 640, tone: 'room' },
  productClassicMuskDetail: { path: 'product-classic-musk-detail.b7b0d1cc', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productClassicMuskMaterials: { path: 'product-classic-musk-materials.2ab138c5', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  macroClassicMusk: { path: 'macro-classic-musk.df893d78', width: 1200, height: 1500, widths: [480, 640, 828, 1200], fallback: 640, tone: 'room' },
  productRoyalOudDetail: { path: 'product-royal-oud-detail.6e6864b3', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productRoyalOudMaterials: { path: 'product-royal-oud-materials.88c20571', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  macroRoyalOud: { path: 'macro-royal-oud.d533e14c', width: 1200, height: 1500, widths: [480, 640, 828, 1200], fallback: 640, tone: 'room' },
  productVanillaEmberDetail: { path: 'product-vanilla-ember-detail.200ceb1d', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productVanillaEmberMaterials: { path: 'product-vanilla-ember-materials.6868361b', width: 1600, height: 2000, widths: [160, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  macroVanillaEmber: { path: 'macro-vanilla-ember.aa45b18e', width: 1200, height: 1500, widths: [480, 640, 828, 1200], fallback: 640, tone: 'room' },
} as const;
