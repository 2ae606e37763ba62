/** Puts back in order what many workers give in any order, and perhaps more than once. */
export class InOrder<Item> {
  private readonly early: Map<number, Item> = new Map();
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

  has(place: number): boolean {
    return place < this.next || this.early.has(place);
  }

  /** Items from `from` on. Those that are there already are the same, and forgotten. */
  add(from: number, items: readonly Item[]): void {
    for (const [at, item] of items.entries()) if (!this.has(from + at)) this.early.set(from + at, item);
    const ready: Item[] = [];
    for (let item = this.early.get(this.next); item !== undefined; item = this.early.get(this.next)) {
      this.early.delete(this.next++);
      ready.push(item);
    }
    if (ready.length > 0) this.onItems(ready);
  }
}
