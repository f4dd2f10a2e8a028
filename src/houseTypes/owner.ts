/** How to pay, what an order costs besides the price, and how a gift comes, each in a sentence or two. */
export type SellingTerms = Record<'payment' | 'delivery' | 'returns' | 'tax' | 'gift', string | null>;

/** When an order is sent and arrives, counted in working days: Monday to Friday, without the holidays. */
export interface DeliveryDays {
  /** Within how many working days it is sent. */
  sent: number | null;
  /** After how many working days it arrives, at the earliest and at the latest. */
  arrives: readonly [earliest: number, latest: number] | null;
  /** Days without work, for example '2026-12-25'. */
  holidays: readonly string[];
}

/** A file of the owner's in the house's `public`, shown as it is. */
export interface OwnersFile {
  /** Its address, for example '/guarantee/notice.svg'. */
  file: string;
  /** Its size in px, so that its room is reserved. */
  width: number;
  height: number;
  /** What it says, for people who don't see it. */
  words: string;
}

/** Null while the owner has not decided. */
export type FormerSite = 'none' | 'ended' | null;

/** What the law asks for; null while the owner has not decided. */
export interface CustomerRights {
  withdrawal: { days: number; address: string } | null;
  guaranteeNotice: OwnersFile | 'none' | null;
  accessibilityChecked: string | null;
}
