import type { ExchangeRate } from '@itinera/shared/contracts';

const inverse = '1/';

/** The exact inverse, because no decimal is exactly 1/30512. */
export const inverted = (rate: string): string =>
  rate.startsWith(inverse) ? rate.slice(inverse.length) : `${inverse}${rate}`;

interface Fraction {
  of: bigint;
  by: bigint;
}

/** Cached, because a search converts a hundred thousand times with few rates. */
const known = new Map<string, Fraction>();
const mostKnown = 1000;

function parsed(rate: string): Fraction {
  if (rate.startsWith(inverse)) {
    const { of, by } = parsed(rate.slice(inverse.length));
    return { of: by, by: of };
  }
  const [whole = '', decimals = ''] = rate.split('.');
  return { of: BigInt(`${whole}${decimals}`), by: 10n ** BigInt(decimals.length) };
}

/** A rate as a fraction of integers: `0.925` is 925/1000. */
export function fractionOf(rate: string): Fraction {
  const found = known.get(rate) ?? parsed(rate);
  if (known.size >= mostKnown) known.clear();
  known.set(rate, found);
  return found;
}

/** The latest rate between two currencies on the day of booking, entered in either direction; of one day the direct one. */
export function rateOf(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
  day: string,
): ExchangeRate | undefined {
  let latest: ExchangeRate | undefined;
  let isDirect = false;
  for (const rate of rates) {
    const isThere = rate.from === from && rate.to === to;
    const isBack = rate.from === to && rate.to === from;
    if (!(isThere || isBack) || rate.valid_from > day) continue;
    const isLater = latest === undefined || rate.valid_from > latest.valid_from;
    if (!isLater && (isDirect || isBack || rate.valid_from !== latest?.valid_from)) continue;
    latest = rate;
    isDirect = isThere;
  }
  return latest && !isDirect ? { ...latest, from, to, rate: inverted(latest.rate) } : latest;
}
