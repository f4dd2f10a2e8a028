/** The words for which the search offers help, by where it is found. */
export const helpWords = {
  orders: 'order track parcel status',
  password: 'password passcode forgot forgotten',
  delivery:
    'delivery deliver shipping ship shipment postage return refund exchange cancel payment pay terms conditions tax customs',
  gift: 'gift present wrap wrapping wrapped ribbon',
  safety: 'ingredient allergen allergenic inci vegan cruelty safety',
  sizes: 'travel spray mini small size ml millilitre',
  samples: 'sample tester try vial discovery mini size',
  withdrawal: 'withdraw withdrawal return refund cancel send',
  finder: 'gift present help choose choice advice recommend quiz finder which sample',
  contact:
    'help contact question support order delivery deliver shipping ship shipment postage parcel track return refund exchange send cancel payment pay terms conditions tax customs invoice damaged broken wrong complaint withdraw withdrawal gift wrap wrapping wrapped ribbon card voucher phone email address store',
} as const;
