import { http, HttpResponse } from 'msw';
import { failure, listOf, oneOf, staleFor } from './server';

interface Asked {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}
type Stored = Record<string, unknown> & { id: string };

/** How an answer is lost after the commit: the connection breaks, or a proxy answers instead. */
export type Loss = 'reset' | 'html';

const lost: Record<Loss, () => Response> = {
  reset: () => HttpResponse.error(),
  html: () => HttpResponse.html('<h1>Sign in to the wireless network</h1>'),
};

/**
 * A server of one collection with entries, tags and idempotency keys like ours, whose answers to writes can be lost after the commit.
 * `asked` are received writes, `read` the read paths.
 */
export function keepingServer(path: string, first: Stored[] = []) {
  const entries = new Map(first.map((entry) => [entry.id, entry]));
  const versions = new Map(first.map(({ id }) => [id, 1]));
  const answers = new Map<string, Response>();
  const asked: Asked[] = [];
  const read: string[] = [];
  const losses: (Loss | 'arrives')[] = [];
  const refusals: (() => Response)[] = [];

  const tagOf = (id: string) => `"${id} ${versions.get(id)}"`;
  const keep = (entry: Stored) => {
    entries.set(entry.id, entry);
    versions.set(entry.id, (versions.get(entry.id) ?? 0) + 1);
    return oneOf(entry, tagOf(entry.id));
  };

  /** Repeats the answer of a known key, and refuses a write with an outdated ETag. */
  async function write(request: Request, id: string | undefined, commit: (body: object) => Response) {
    const text = await request.text();
    const body: object = text === '' ? {} : JSON.parse(text);
    const key = request.headers.get('idempotency-key');
    const { pathname } = new URL(request.url);
    asked.push({ method: request.method, path: pathname, body, key });
    const known = answers.get(key ?? '');
    const tag = request.headers.get('if-match');
    const current = id === undefined ? undefined : entries.get(id);
    const refuse = known ? undefined : refusals.shift();
    if (refuse) return refuse();
    if (!known && id !== undefined && !current) return failure('not_found', 'There is no such entry.');
    if (!known && current && tag !== null && tag !== tagOf(current.id))
      return staleFor(current, tagOf(current.id));
    const answer = known ?? commit(body);
    if (key) answers.set(key, answer.clone());
    const loss = losses.shift() ?? 'arrives';
    return loss === 'arrives' ? answer : lost[loss]();
  }

  const handlers = [
    http.get(`*${path}`, () => {
      read.push(path);
      return listOf([...entries.values()]);
    }),
    http.get<{ id: string }>(`*${path}/:id`, ({ params: { id } }) => {
      read.push(`${path}/${id}`);
      const entry = entries.get(id);
      return entry ? oneOf(entry, tagOf(id)) : failure('not_found', 'There is no such entry.');
    }),
    http.post(`*${path}`, ({ request }) =>
      write(request, undefined, (body) => keep({ ...body, id: `made-${entries.size + 1}` })),
    ),
    http.put<{ id: string }>(`*${path}/:id`, ({ request, params: { id } }) =>
      write(request, id, (body) => keep({ ...entries.get(id), ...body, id })),
    ),
    http.delete<{ id: string }>(`*${path}/:id`, ({ request, params: { id } }) =>
      write(request, id, () => {
        entries.delete(id);
        return oneOf(null);
      }),
    ),
  ];

  return {
    handlers,
    asked,
    /** Read paths. */
    read,
    /** Current entries. */
    kept: () => [...entries.values()],
    /** How the next answers are lost, in order. */
    lose: (...next: (Loss | 'arrives')[]) => void losses.push(...next),
    /** Refuses the next write. */
    refuse: (answer: () => Response) => void refusals.push(answer),
    /** Changes an entry as another user. */
    changeElsewhere: (id: string, changes: object) => void keep({ ...entries.get(id), ...changes, id }),
  };
}
