/** What does not add up, and how often each invariant was looked at: one that was looked at nowhere proves nothing. */
export class Findings {
  readonly checked = new Map<string, number>();
  readonly wrong: string[] = [];

  holds(invariant: string, about: string, holds: boolean, found: unknown): void {
    this.checked.set(invariant, (this.checked.get(invariant) ?? 0) + 1);
    if (!holds) this.wrong.push(`${invariant}: ${about}: ${written(found)}`);
  }

  /** Amounts may be numbers or big integers: what they say is compared. */
  same(invariant: string, about: string, found: unknown, expected: unknown): void {
    const [one, other] = [written(found), written(expected)];
    this.holds(invariant, about, one === other, `${one} instead of ${other}`);
  }
}

const written = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
