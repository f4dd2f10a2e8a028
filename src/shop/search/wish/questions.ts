/** The words of questions to the house, by topic. */
export const helpWords = {
  orders: 'order track parcel status',
  password: 'password passcode forgot forgotten',
  payment: 'payment pay paypal klarna invoice',
  delivery: 'delivery deliver shipping ship shipment postage courier arrive arrival',
  tax: 'tax customs',
  returns: 'return refund exchange cancel withdraw withdrawal',
  terms: 'terms conditions',
  gift: 'wrap wrapping wrapped ribbon',
  safety:
    'ingredient allergen allergenic allergy allergic inci vegan halal kosher cruelty safety alcohol pregnant pregnancy',
  sizes: 'travel spray mini small size ml millilitre oz ounce',
  samples: 'sample tester try vial discovery mini size',
  notify: 'notify launch launching restock',
  finder: 'gift present help choose choice advice recommend quiz finder which',
  write: 'contact support email phone address',
  /** Beside what else helps. */
  contact:
    'help question order parcel track return refund exchange send damaged broken wrong complaint gift card voucher store',
} as const;
