import { addDays, nightsBetween, type CancellationCost, type CostStage } from '@itinera/shared/contracts';
import { scaled, sum } from '../integers';
import { changingStages } from './changingStages';
import { costAt } from './costAt';

/** What a stay is priced for. */
export interface StayExtent {
  check_in: string;
  check_out: string;
  rooms: number;
  /** Paying guests of each room. */
  guests: number;
}

/** What a change drops of a stay; its share of the price is `part / whole`. */
export interface Dropped {
  nights: number;
  rooms: number;
  /** Of each room. */
  guests: number;
  part: number;
  whole: number;
}

const daysOf = ({ check_in, check_out }: StayExtent): string[] =>
  Array.from({ length: nightsBetween(check_in, check_out) }, (_, night) => addDays(check_in, night));

/** Prices of the nights, or equal ones where they are not known or the stay is free. */
function weightsOf(days: readonly string[], nightly_minor: readonly number[] | undefined): readonly number[] {
  const isKnown = nightly_minor?.length === days.length && sum(nightly_minor) > 0;
  return isKnown ? nightly_minor : days.map(() => 1);
}

/**
 * What a stay no longer has after a change, or with all of it removed: nights by their price, rooms and guests by their share. What is added
 * replaces nothing of that.
 */
export function droppedBy(
  before: StayExtent,
  after: StayExtent | 'removed',
  nightly_minor?: readonly number[],
): Dropped {
  const days = daysOf(before);
  const weights = weightsOf(days, nightly_minor);
  const whole = sum(weights) * before.rooms * before.guests;
  const { length: nights } = days;
  if (after === 'removed') return { nights, rooms: before.rooms, guests: before.guests, part: whole, whole };
  const isKept = days.map((day) => after.check_in <= day && day < after.check_out);
  const rooms = Math.min(before.rooms, after.rooms);
  const guests = Math.min(before.guests, after.guests);
  return {
    nights: isKept.filter((kept) => !kept).length,
    rooms: before.rooms - rooms,
    guests: before.guests - guests,
    part: whole - sum(weights.filter((_, night) => isKept[night])) * rooms * guests,
    whole,
  };
}

/** What dropping a part of a stay costs at an instant: that share of what cancelling all of it costs, and never more than the part. */
export function costOfChange(
  { price_minor, stages }: { price_minor: number; stages: readonly CostStage[] },
  { part, whole }: Pick<Dropped, 'part' | 'whole'>,
  at: string,
): CancellationCost {
  const dropped_minor = scaled(price_minor, part, whole);
  const ofPart = stages.map(({ from, cost_minor }) => ({
    from,
    cost_minor: Math.min(dropped_minor, scaled(cost_minor, part, whole)),
  }));
  return costAt(changingStages(ofPart), at);
}
