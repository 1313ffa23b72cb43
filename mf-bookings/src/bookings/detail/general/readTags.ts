import type { Reader } from '@itinera/shared/forms';

/** Parses `vip, honeymoon` into two tags, without duplicates. */
export const tagsReader: Reader<string[]> = {
  read: (text) => [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ],
  show: (tags) => tags.join(', '),
};
