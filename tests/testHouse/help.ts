/** The words for which the search offers help, by where it is found. */
export const helpWords = {
  contact:
    'help contact question support order delivery deliver shipping parcel track return refund exchange send cancel payment invoice damaged complaint gift card voucher phone email address store',
  disclaimer: 'terms conditions delivery shipping return refund exchange cancel payment tax customs',
  withdrawal: 'withdraw withdrawal return refund cancel send',
  finder: 'gift present help choose choice advice recommend quiz finder which sample',
  samples: 'sample tester try vial discovery mini size',
} as const;
