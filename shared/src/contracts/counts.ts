import * as z from '@itinera/shared/schema';
import { answer } from './envelope';
import { text } from './fields';
import { countsPath, mostCounts } from './writePaths';

const tooMany = `Count at most ${mostCounts} lists at once.`;
const list = text(600, 1);

/** The total of a list; null with the reason where the list itself would have been refused. */
const count = z.object({ total: z.nullable(z.number()), message: z.optional(z.string()) });
export type Count = z.infer<typeof count>;

/** `GET /api/counts?of=/api/hotels?is_active=false&of=…`: the totals of filtered lists, in their order. */
export const counts = {
  path: countsPath,
  query: z.strictObject({
    of: z.union([list, z.array(list).check(z.maxLength(mostCounts, { error: tooMany }))]),
  }),
  answer: answer(z.array(count)),
};
