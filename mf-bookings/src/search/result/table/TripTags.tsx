import type { FoundTrip } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { blockerSentence, shortBlocker } from '../tripWords';
import { Tag } from './Tag';

/** Offers and blockers of a trip. */
export function TripTags({ trip }: { trip: FoundTrip }) {
  const { offers, blockers, availability, transfer } = trip;
  if (offers.length + blockers.length === 0 && availability === 'available') return null;
  return (
    <Box data-tags component="span" title={offers.map(({ name }) => name).join(', ') || undefined}>
      {blockers.map((blocker) => (
        <Tag
          key={`${blocker.code} ${blocker.rule_id}`}
          data-look="blocker"
          title={blockerSentence(blocker, trip)}
        >
          {shortBlocker(blocker)}
        </Tag>
      ))}
      {availability === 'on_request' && (
        <Tag data-look="request">{transfer ? 'Transfer on request' : 'On request'}</Tag>
      )}
      {offers.map(({ id, name }) => (
        <Tag key={id} data-look="offer">
          {name}
        </Tag>
      ))}
    </Box>
  );
}
