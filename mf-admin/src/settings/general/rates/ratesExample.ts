import { settingsForm, type ExchangeRate } from '@itinera/shared/contracts';
import { formatRate } from '@itinera/shared/format';
import { currentRates } from './currentRates';

/** Names the rates of a day that the form changes; undefined while a row can't be parsed. */
export function ratesExample(now: readonly ExchangeRate[], form: unknown, day: string): string | undefined {
  const next = settingsForm.safeParse({ exchange_rates: form }).data?.exchange_rates;
  if (!next) return undefined;
  const before = new Map(currentRates(now, day).map((pair) => [`${pair.from} → ${pair.to}`, pair.current]));
  const after = new Map(currentRates(next, day).map((pair) => [`${pair.from} → ${pair.to}`, pair.current]));
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((pair) => {
    const [old, current] = [before.get(pair), after.get(pair)];
    if (old?.rate === current?.rate) return [];
    if (!current) return [`${pair} has no rate any more`];
    return [`${pair} becomes ${formatRate(current.rate)}${old ? `, was ${formatRate(old.rate)}` : ''}`];
  });
  return changes.length === 0 ? 'Rates of today stay as they are.' : `Today ${changes.join('; ')}.`;
}
