import { addDays, type BlockSeat } from '@itinera/shared/contracts';

type Block = Pick<
  BlockSeat,
  | 'id'
  | 'direction'
  | 'origin_airport_id'
  | 'destination_airport_id'
  | 'departure_date'
  | 'departure_time'
  | 'paired_block_id'
>;

/** Pairs each selected outbound flight with the selected return flight on its route that many nights later; each flight is used once. */
export function pairsOf<B extends Block>(chosen: readonly B[], nights: number): { outbound: B; back: B }[] {
  const taken = new Set(chosen.flatMap(({ paired_block_id }) => paired_block_id ?? []));
  return chosen
    .filter(({ direction, paired_block_id }) => direction === 'outbound' && paired_block_id === null)
    .flatMap((outbound) => {
      const back = chosen.find(
        (one) =>
          one.direction === 'return' &&
          !taken.has(one.id) &&
          one.origin_airport_id === outbound.destination_airport_id &&
          one.destination_airport_id === outbound.origin_airport_id &&
          one.departure_date === addDays(outbound.departure_date, nights) &&
          (nights > 0 || one.departure_time > outbound.departure_time),
      );
      if (!back) return [];
      taken.add(back.id);
      return [{ outbound, back }];
    });
}
