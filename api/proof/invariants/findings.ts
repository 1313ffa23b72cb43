/** The violated invariants, and how often each was checked: one that was never checked proves nothing. */
export class Findings {
  readonly checked = new Map<string, number>();
  readonly wrong: string[] = [];

  holds(invariant: string, about: string, holds: boolean, found: unknown): void {
    this.checked.set(invariant, (this.checked.get(invariant) ?? 0) + 1);
    if (!holds) this.wrong.push(`${invariant}: ${about}: ${written(found)}`);
  }

  /** Compares amounts by value, whether they are numbers or big integers. */
  same(invariant: string, about: string, found: unknown, expected: unknown): void {
    const [one, other] = [written(found), written(expected)];
    this.holds(invariant, about, one === other, `${one} instead of ${other}`);
  }
}

const written = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
