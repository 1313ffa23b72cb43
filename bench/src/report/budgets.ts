import type { PageResult, Results, Times } from './results';
import { kilobytes, milliseconds } from './units';

export interface Judgement {
  what: string;
  budget: string;
  measured: string;
  verdict: 'kept' | 'above the aim' | 'missed' | 'slower than hoped';
}

const MOST_TURNS = 3;

/** Budgets that hold on every machine come first; times depend on the machine, so they never fail the run. */
export function judge({
  bytes: { signIn, hotels, editDialog, entries, layers },
  turns,
  times,
}: Results): Judgement[] {
  const late = (page: PageResult, ...names: string[]) =>
    names.filter((name) =>
      layers[`@itinera/shared/${name}`]?.paths.every((path) => page.federated.paths.includes(path)),
    );
  const repeated = [signIn, hotels, editDialog].flatMap(({ federated }) => federated.repeated);
  return [
    weight('Sign-in', signIn.federated.brotli, 215, 180),
    weight('/hotels with its table', hotels.federated.brotli, 285, 240),
    weight('/hotels, federated minus monolithic', hotels.federated.brotli - hotels.monolithic.brotli, 30),
    ...Object.entries(entries).map(([name, entry]) => weight(`remoteEntry of ${name}`, entry.brotli, 8)),
    none('Lazy layers on sign-in', late(signIn, 'forms', 'grid', 'ui-more')),
    none('Forms or ui-more on the first paint of /hotels', late(hotels, 'forms', 'ui-more')),
    none('Files fetched twice', repeated),
    {
      what: '/hotels, requests in a row after the document',
      budget: `≤ ${MOST_TURNS}`,
      measured: String(turns),
      verdict: turns > MOST_TURNS ? 'missed' : 'kept',
    },
    ...(times ? judgeTimes(times) : []),
  ];
}

function weight(what: string, bytes: number, limit: number, aim = limit): Judgement {
  const verdict = bytes > limit * 1000 ? 'missed' : bytes > aim * 1000 ? 'above the aim' : 'kept';
  const budget = aim < limit ? `${aim} kB, at most ${limit}` : `≤ ${limit} kB`;
  return { what, budget, measured: kilobytes(bytes), verdict };
}

const none = (what: string, found: string[]): Judgement => ({
  what,
  budget: 'none',
  measured: found.join(', ') || 'none',
  verdict: found.length ? 'missed' : 'kept',
});

function judgeTimes({ routeChange: { federated } }: Times): Judgement[] {
  const { median, depth, scripts } = federated;
  const judgement = (
    what: string,
    budget: string,
    measured: string,
    verdict: Judgement['verdict'],
  ): Judgement => {
    return { what: `Back to a page already visited: ${what}`, budget, measured, verdict };
  };
  return [
    judgement('scripts', 'none', String(scripts || 'none'), scripts ? 'missed' : 'kept'),
    judgement('requests in a row', '≤ 2', String(depth), depth > 2 ? 'missed' : 'kept'),
    judgement(
      'content, median',
      '≤ 100 ms',
      milliseconds(median),
      median > 100 ? 'slower than hoped' : 'kept',
    ),
  ];
}
