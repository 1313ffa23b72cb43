import { foldName } from '@itinera/shared/format';

/** Edit distance: number of letters to change, remove, add or swap. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const line = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? Infinity) + 1);
      line.push(least);
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}

/** The most similar name; undefined when none is close. */
export function closest(text: string, names: string[]): string | undefined {
  const wanted = foldName(text);
  const tolerance = Math.max(1, Math.floor(wanted.length / 3));
  // A missing ending counts as one step.
  const far = (name: string) => (wanted.length > 2 && name.startsWith(wanted) ? 1 : distance(wanted, name));
  const near = names
    .map((name) => ({ name, far: far(foldName(name)) }))
    .filter((one) => one.far <= tolerance);
  return near.toSorted((a, b) => a.far - b.far)[0]?.name;
}
