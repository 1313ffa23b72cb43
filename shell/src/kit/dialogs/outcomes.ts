import { ApiError } from '@itinera/shared/data';
import type { Tour } from './tour';

/** What becomes of a save. */
export type Outcome = (tour: Tour) => Promise<unknown>;

const asked = 'PUT /kit/tours/1';
const theirs = { name: 'Amber coast in winter', nights: 9, note: 'Changed by somebody else.' };

let clashes = 0;

export const outcomes = {
  saved: async () => undefined,
  'refused at fields': () =>
    Promise.reject(
      new ApiError('Mend what is marked.', 422, 'rule', asked, {
        fields: {
          name: 'There is a tour of this name. Choose another one.',
          nights: 'A tour has at least 3 nights.',
        },
      }),
    ),
  'refused as a whole': () =>
    Promise.reject(
      new ApiError('The server is being restarted. Try again in a moment.', 503, 'unavailable', asked),
    ),
  // Saved at the second attempt, once the person has chosen.
  'changed by somebody else': () =>
    ++clashes % 2 === 0
      ? Promise.resolve()
      : Promise.reject(
          new ApiError('Somebody else has changed it.', 412, 'stale', asked, {
            current: { entry: theirs, tag: '"2"' },
          }),
        ),
  'still saving': () => new Promise((resolve) => setTimeout(resolve, 8000)),
} satisfies Record<string, Outcome>;
export type OutcomeName = keyof typeof outcomes;

export const isOutcome = (name: string | undefined): name is OutcomeName =>
  name !== undefined && name in outcomes;
