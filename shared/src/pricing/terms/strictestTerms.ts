import type { CostStage } from '@itinera/shared/contracts';
import { scaled } from '../integers';
import { changingStages } from './changingStages';
import { costAt } from './costAt';

/** A part of a trip: what it is sold for, and what cancelling it costs by its own terms. */
export interface SoldPart {
  price_minor: number;
  stages: readonly CostStage[];
}

interface Share {
  cost_minor: number;
  /** More than nothing. */
  price_minor: number;
}

const nothing: Share = { cost_minor: 0, price_minor: 1 };

/** The higher share, compared exactly: products of two amounts may be beyond safe integers. */
const higher = (one: Share, other: Share): Share =>
  BigInt(other.cost_minor) * BigInt(one.price_minor) > BigInt(one.cost_minor) * BigInt(other.price_minor)
    ? other
    : one;

/** A part that is free of charge has no share. */
function shareAt({ price_minor, stages }: SoldPart, at: string): Share {
  if (price_minor <= 0) return nothing;
  return { cost_minor: Math.min(price_minor, costAt(stages, at).now_minor), price_minor };
}

/**
 * Costs of each part of a trip whose parts follow the strictest of their terms: at every instant, the highest share that any of them costs is
 * the share that all of them cost, of their own price.
 */
export function strictestStages(parts: readonly SoldPart[]): CostStage[][] {
  const dated = parts.flatMap(({ stages }) => stages.flatMap(({ from }) => from ?? []));
  const shares = [null, ...[...new Set(dated)].toSorted()].map((from) => ({
    from,
    highest: parts.map((part) => shareAt(part, from ?? '')).reduce(higher, nothing),
  }));
  return parts.map(({ price_minor }) =>
    changingStages(
      shares.map(({ from, highest }) => ({
        from,
        cost_minor: scaled(Math.max(0, price_minor), highest.cost_minor, highest.price_minor),
      })),
    ),
  );
}
