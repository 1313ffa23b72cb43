import { formatInstant } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import { Fragment } from 'react';
import type { FoundRow } from '../foundRows';
import { blockerSentence, freeInWords, shortBlocker } from '../tripWords';
import { Tag } from './Tag';

interface TagOfTrip {
  id: string;
  words: string;
  look: 'blocker' | 'request' | 'offer' | 'free';
  title?: string;
}

/** What blocks a trip, whether it is on request, its offers, and until when its stay can be cancelled freely. */
export const tagsOf = ({ trip, freeUntil }: FoundRow): TagOfTrip[] => [
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
  ...(freeUntil
    ? [
        {
          id: 'free',
          words: freeInWords(freeUntil),
          look: 'free' as const,
          title: `The stay can be cancelled free of charge until ${formatInstant(freeUntil)}`,
        },
      ]
    : []),
];

export function TripTags({ row }: { row: FoundRow }) {
  const tags = tagsOf(row);
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
