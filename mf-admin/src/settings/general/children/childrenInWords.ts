/** Such as `Infant below 2, child 2–11, adult from 12`; undefined for invalid ages. */
export function childrenInWords(ages: unknown): string | undefined {
  if (typeof ages !== 'object' || ages === null || !('from' in ages) || !('to' in ages)) return undefined;
  const { from, to } = ages;
  if (typeof from !== 'number' || typeof to !== 'number' || from > to) return undefined;
  return `${from > 0 ? `Infant below ${from}, child` : 'Child'} ${from}–${to}, adult from ${to + 1}`;
}

export const dayInWords = { check_in: 'Check-in', check_out: 'Check-out' } as const;
