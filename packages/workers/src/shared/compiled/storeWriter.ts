/** Writes compiled cards as `layout.ts` says, card by card. */
import { SCHEMA, type SourceFile, type StoreSummary, type TextSink, TRAILER } from './layout.ts';
import type { CompiledRecord } from './record.ts';

export class StoreWriter {
  private readonly sink: TextSink;
  private readonly names: Set<string> = new Set();
  private readonly index: string[] = [];
  private readonly sharing: Map<string, number> = new Map();
  private at = 0;
  private compiled = 0;
  private duplicates = 0;

  constructor(sink: TextSink) {
    this.sink = sink;
  }

  /** Of cards with one name the first is kept. */
  async add(records: readonly CompiledRecord[]): Promise<void> {
    for (const record of records) {
      if (this.names.has(record.name)) this.duplicates++;
      else await this.addOne(record);
    }
  }

  private async addOne({ name, faceNames, isCompiled, shapes, json }: CompiledRecord): Promise<void> {
    this.names.add(name);
    const from = this.at;
    await this.write(`${json}\n`);
    const place = [isCompiled ? 1 : 0, from, this.at - from - 1];
    this.index.push(`${[...place, ...[name, ...faceNames].map(onOneLine)].join('\t')}\n`);
    if (isCompiled) this.compiled++;
    for (const shape of shapes) this.sharing.set(shape, (this.sharing.get(shape) ?? 0) + 1);
  }

  async finish(compiler: string, source: SourceFile, skipped: ReadonlyMap<string, number>): Promise<StoreSummary> {
    const index = await this.part(this.index);
    const gaps = await this.part([...this.sharing].map(([shape, cards]) => `${cards}\t${JSON.stringify(shape)}\n`));
    const summary: StoreSummary = {
      schema: SCHEMA,
      compiler,
      source,
      cards: this.names.size,
      compiled: this.compiled,
      duplicates: this.duplicates,
      skipped: Object.fromEntries(skipped),
      index,
      gaps,
    };
    const at = this.at;
    await this.write(`${JSON.stringify(summary)}\n${String(at).padStart(TRAILER, '0')}`);
    return summary;
  }

  private async part(lines: readonly string[]): Promise<{ readonly from: number; readonly to: number }> {
    const from = this.at;
    await this.write(lines.join(''));
    return { from, to: this.at };
  }

  private async write(text: string): Promise<void> {
    this.at += await this.sink.write(text);
  }
}

function onOneLine(name: string): string {
  return name.replace(/[\t\r\n]/g, ' ');
}
