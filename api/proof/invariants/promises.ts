import type { Findings } from './findings';
import type { Sent } from './play';
import type { Rows } from './rows';

/**
 * Checks that seats confirmed without a reason belong to a block that sold at the start of the round, unless the block was written during
 * it.
 */
export function checkPromises(found: Findings, before: Rows, round: readonly Sent[]): void {
  const written = round.map(({ intended }) => JSON.stringify([intended.path, intended.body]));
  const blocks = new Map(before.blocks.map((block) => [block.id, block]));
  for (const { intended, answer } of round) {
    const { path, body } = intended;
    const isConfirmed =
      path.endsWith('/status') && body?.['status'] === 'confirmed' && answer?.status === 200;
    if (!isConfirmed || body['seats_reason'] !== undefined) continue;
    const flights = before.flights.filter(
      ({ booking_id, seat_status }) => path.includes(booking_id) && seat_status !== 'sold',
    );
    for (const { block_seat_id } of flights) {
      const block = block_seat_id === null ? undefined : blocks.get(block_seat_id);
      if (!block || written.some((text) => text.includes(block.id))) continue;
      found.same('only an open block sells', `${path} of ${block.code}`, block.status, 'open');
    }
  }
}
