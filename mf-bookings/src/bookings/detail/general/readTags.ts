import type { Reader } from '@itinera/shared/forms';

/** `vip, honeymoon` is read as two tags, each once. */
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
