import type { FoundTrip } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { Fragment } from 'react';
import { blockerSentence, fewRoomsInWords, onRequestInWords, shortBlocker } from '../tripWords';
import { Tag, type TagLook } from './Tag';

interface TagOfTrip {
  id: string;
  words: string;
  look: TagLook;
  title?: string;
}

function fewTags(trip: FoundTrip): TagOfTrip[] {
  const words = fewRoomsInWords(trip);
  return words === undefined ? [] : [{ id: 'few', words, look: 'few' }];
}

/** What blocks a trip, what of it is on request, how few rooms are left, and its offers. */
export const tagsOf = (trip: FoundTrip): TagOfTrip[] => [
  ...trip.blockers.map((blocker) => ({
    id: `${blocker.code} ${blocker.rule_id}`,
    words: shortBlocker(blocker),
    look: 'blocker' as const,
    title: blockerSentence(blocker, trip),
  })),
  ...onRequestInWords(trip).map((words) => ({ id: words, words, look: 'request' as const, title: words })),
  ...fewTags(trip),
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
