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

/** A file of the owner's in `public`, shown as it is. */
export interface OwnersFile {
  /** Its address, for example '/guarantee/notice.svg'. */
  file: string;
  /** Its size in px, so that its room is reserved. */
  width: number;
  height: number;
  /** What it says, for people who don't see it. */
  words: string;
}

/** Files about guarantees; 'none' where the shop needs none, null while the owner has not decided. */
export type Guarantee = Record<'notice' | 'label', OwnersFile | 'none' | null>;

/** Prices before a reduction, in dollars. */
export interface FormerPrice {
  former: number;
  /** The lowest price of the last 30 days before the reduction. */
  lowest: number;
  /** Marks an example. */
  isExample?: boolean;
}
