/** The maximum number of history entries: browsers keep 50 (Chromium, Firefox) or 100 (WebKit) per tab. */
const MAX_ENTRIES = 100;

/** A map of values by the key of their history entry. Beyond the limit, the oldest value is dropped. */
export class HistoryEntryCache<Value> extends Map<string, Value> {
  override set(entry: string, value: Value): this {
    this.delete(entry);
    super.set(entry, value);
    const [oldest] = this.keys();
    if (this.size > MAX_ENTRIES && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
