import { countsPath, mostCounts, type Answer, type Count } from '@itinera/shared/contracts';
import { hasResults } from '../http/answerShape';
import { call, callForList } from '../calls/call';
import { ApiError } from '../http/apiError';

/** Long enough for all polls of one moment, which are timers of their own. */
const collectMs = 20;

interface Waiting {
  list: string;
  settle: (total: number) => void;
  fail: (reason: unknown) => void;
}

/** Lists that leave with the next call. */
let waiting: Waiting[] = [];

const addressOf = (lists: string[]): string =>
  `${countsPath}?${new URLSearchParams(lists.map((list) => ['of', list])).toString()}`;

/** The API of an older release has no counts, but pages with totals. */
const readTotal = (list: string): Promise<number> =>
  callForList({ url: `${list}&page=1&per_page=1` }).then(({ total }) => total);

async function send(some: Waiting[]): Promise<void> {
  try {
    const { result } = await call<Answer<Count[]>>(
      { method: 'GET', url: addressOf(some.map(({ list }) => list)) },
      hasResults(some.length),
    );
    for (const [index, { settle, fail }] of some.entries()) {
      const { total = null, message } = result[index] ?? {};
      if (total === null) fail(new Error(message));
      else settle(total);
    }
  } catch (error) {
    const isOlder = error instanceof ApiError && error.status === 404;
    for (const { list, settle, fail } of some) {
      if (isOlder) void readTotal(list).then(settle, fail);
      else fail(error);
    }
  }
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += mostCounts) void send(all.slice(from, from + mostCounts));
}

/** The total of a filtered list. Lists that are counted at about the same time, such as those of all tiles, are one call. */
export const countList = (path: string, query: Record<string, string>): Promise<number> =>
  new Promise((settle, fail) => {
    if (waiting.length === 0) setTimeout(sendAll, collectMs);
    waiting.push({ list: `${path}?${new URLSearchParams(query).toString()}`, settle, fail });
  });
