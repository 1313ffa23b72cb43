import type { Findings } from './findings';
import type { Log } from './play';

/** The first violation of each invariant with the writes before it, and the number of checks. */
export class Seen {
  readonly #checked = new Map<string, number>();
  readonly #wrong = new Map<string, string>();
  constructor(readonly log: Log) {}

  add({ checked, wrong }: Findings): void {
    for (const [name, count] of checked) this.#checked.set(name, (this.#checked.get(name) ?? 0) + count);
    for (const line of wrong) {
      const [name = ''] = line.split(':');
      if (!this.#wrong.has(name)) this.#wrong.set(name, `${line}\n${this.log.last(30)}`);
    }
  }

  get wrong(): string[] {
    return [...this.#wrong.values(), ...this.log.wrong];
  }

  summary(): string {
    const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0);
    const { accepted, refused, replayed } = this.log;
    return `${sum(accepted)} writes accepted, ${sum(refused)} refused, ${replayed} sent again, ${sum(this.#checked)} comparisons of ${this.#checked.size} kinds`;
  }
}
