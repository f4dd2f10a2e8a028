/**
 * The right of withdrawal, for shops whose customers have one. It is on once both are filled in: the footer of
 * every page, the Disclaimer and each order then link to its form.
 */
export const withdrawal = {
  /** The number of days after receiving the goods, for example 14. */
  days: 0,
  /** Where else a withdrawal can be sent: a postal address and an e-mail address, in one line. */
  address: '',
};
