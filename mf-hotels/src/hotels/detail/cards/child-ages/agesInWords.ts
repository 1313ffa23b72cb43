import type { AgeBand } from '@itinera/shared/contracts';

/** Such as `Infant below 2 · child 2–6, 7–11 · adult from 12`. Undefined for bands that are incomplete or don't adjoin. */
export function agesInWords(bands: readonly Partial<Record<keyof AgeBand, unknown>>[]): string | undefined {
  const [first] = bands;
  if (!first) return 'Everyone counts as an adult';
  const typed = bands.map(({ from_age, to_age }) => ({ from: Number(from_age), to: Number(to_age) }));
  const isReadable = ({ from, to }: { from: number; to: number }, index: number) =>
    from <= to && (index === 0 || from === (typed[index - 1]?.to ?? 0) + 1);
  if (!typed.every(isReadable)) return undefined;
  const infants = typed[0] && typed[0].from > 0 ? [`infant below ${typed[0].from}`] : [];
  const children = typed.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  const adults = `adult from ${(typed.at(-1)?.to ?? 0) + 1}`;
  const line = [...infants, `child ${children}`, adults].join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
