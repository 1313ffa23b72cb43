import { table } from '../report/table';
import { milliseconds } from '../report/units';
import { SLOWER, type Replies } from './measureInteractions';

export const interactionsTable = (replies: readonly Replies[], runs: number): string =>
  table(
    [`processor ${SLOWER} times slower, ${runs} each`, 'median', 'best'],
    replies.map(({ what, median, min }) => [what, milliseconds(median), milliseconds(min)]),
  );
