import type { FoundTrip } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { Fragment } from 'react';
import { blockerSentence, shortBlocker } from '../tripWords';
import { Tag } from './Tag';

interface TagOfTrip {
  id: string;
  words: string;
  look: 'blocker' | 'request' | 'offer';
  title?: string;
}

/** What blocks a trip, whether it is on request, and its offers. */
export const tagsOf = (trip: FoundTrip): TagOfTrip[] => [
  ...trip.blockers.map((blocker) => ({
    id: `${blocker.code} ${blocker.rule_id}`,
    words: shortBlocker(blocker),
    look: 'blocker' as const,
    title: blockerSentence(blocker, trip),
  })),
  ...(trip.availability === 'on_request'
    ? [
        {
          id: 'request',
          words: trip.transfer ? 'Transfer on request' : 'On request',
          look: 'request' as const,
        },
      ]
    : []),
  ...trip.offers.map(({ id, name }) => ({ id, words: name, look: 'offer' as const, title: name })),
];

export function TripTags({ trip }: { trip: FoundTrip }) {
  const tags = tagsOf(trip);
  if (tags.length === 0) return null;
  return (
    <Box data-tags component="span">
      {tags.map(({ id, words, look, title }) => (
        <Fragment key={id}>
          <Tag data-look={look} title={title}>
            {words}
          </Tag>{' '}
        </Fragment>
      ))}
    </Box>
  );
}
