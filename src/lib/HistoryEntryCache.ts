/** As many as browsers keep in a tab's history: 50 (Chromium, Firefox) or 100 (WebKit). */
const MAX_ENTRIES = 100;

/** Values by the key of their history entry. Beyond the length of a history the oldest is dropped. */
export class HistoryEntryCache<Value> extends Map<string, Value> {
  override set(entry: string, value: Value): this {
    this.delete(entry);
    super.set(entry, value);
    const [oldest] = this.keys();
    if (this.size > MAX_ENTRIES && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
