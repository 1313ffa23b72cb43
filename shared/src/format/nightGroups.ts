import type { QuotedNight } from '@itinera/shared/contracts';

/** Consecutive nights with the same price for the same reasons. */
export interface NightGroup {
  first: string;
  last: string;
  count: number;
  night: QuotedNight;
}

const reasonsOf = ({ date: _date, ...night }: QuotedNight): string => JSON.stringify(night);

export function nightGroups(nights: readonly QuotedNight[]): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const night of nights) {
    const group = groups.at(-1);
    if (group && reasonsOf(group.night) === reasonsOf(night)) {
      group.last = night.date;
      group.count += 1;
    } else groups.push({ first: night.date, last: night.date, count: 1, night });
  }
  return groups;
}
