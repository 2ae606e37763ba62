/** Puts back in order what many workers give in any order. */
export class InOrder<Item> {
  private readonly early: Map<number, readonly Item[]> = new Map();
  private readonly onItems: (items: readonly Item[]) => void;
  private next: number;

  /** `onItems` gets all items from `from` on in order, as soon as they and all before them are there. */
  constructor(from: number, onItems: (items: readonly Item[]) => void) {
    this.next = from;
    this.onItems = onItems;
  }

  /** The first item that has not been handed out. */
  get handedOut(): number {
    return this.next;
  }

  /** Whether the items from there on have come already. */
  has(from: number): boolean {
    return from < this.next || this.early.has(from);
  }

  /** Items from `from` on. Those that are there already are the same, and forgotten. */
  add(from: number, items: readonly Item[]): void {
    if (this.has(from)) return;
    this.early.set(from, items);
    for (let ready = this.early.get(this.next); ready !== undefined; ready = this.early.get(this.next)) {
      this.early.delete(this.next);
      this.next += ready.length;
      if (ready.length > 0) this.onItems(ready);
    }
  }
}
