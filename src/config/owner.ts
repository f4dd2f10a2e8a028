/** When an order is sent and arrives, counted in working days: Monday to Friday, without the holidays. */
export interface DeliveryDays {
  /** Within how many working days it is sent; null shows nowhere. */
  sent: number | null;
  /** After how many working days it arrives, at the earliest and at the latest; null shows nowhere. */
  arrives: readonly [earliest: number, latest: number] | null;
  /** The hour from which an order counts as the next day's, for example 14; 24 for never. */
  until: number;
  /** The time zone of the hour and the days, for example 'Europe/Vienna'. */
  timeZone: string;
  /** Days without work, for example '2026-12-25'. */
  holidays: readonly string[];
}
