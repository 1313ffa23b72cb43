import { listsOf } from '../../testing/knownIds';
import type { KnownRoute } from '../../testing/routeTable';
import { full, inTurn } from '../../testing/scale';
import type { TestServer } from '../../testing/testServer';

/** A server and tokens by the name of their owner. */
export interface Reader {
  server: TestServer;
  reads: KnownRoute[];
  tokens: Record<string, string>;
}

export interface ReadAnswer {
  url: string;
  /** Headers and body: an ETag can reveal as much as a field. */
  text: string;
}

/** A few entries that at least one person sees; most important are those hidden from the reader. */
async function entriesOf({ server, tokens }: Reader, url: string, person: string): Promise<string[]> {
  const list = url.slice(0, url.indexOf('/:'));
  const found: string[] = [];
  for (const who of new Set(['admin', person])) {
    const answer = await server.call(`${list}?per_page=${full ? 5 : 1}&page=1`, { token: tokens[who] });
    const { result }: { result: { id: string }[] } =
      answer.statusCode === 200 ? answer.json() : { result: [] };
    found.push(...result.map(({ id }) => id));
  }
  return [...new Set(found)].map((id) => url.replaceAll(/:\w+/g, id));
}

/** The hotels of the first page of staff, for routes with a parameter for one: partners share some of them. */
async function hotelsToAskFor({ server, tokens }: Reader, route: KnownRoute): Promise<string[]> {
  if (!route.query?.required?.includes('hotel_id')) return [''];
  const answer = await server.call('/api/hotels?per_page=50&page=1', { token: tokens['admin'] });
  const { result }: { result: { id: string }[] } = answer.json();
  return result.map(({ id }) => `hotel_id=${id}`);
}

const withData = ['with_data=true&locale=en', 'with_data=true&locale=ru'];

/**
 * All successful reads: without data, and with all data in one of the two languages in turn, in the full run in both; lists with the
 * maximum page size.
 */
export async function* everyAnswer(reader: Reader, person: string): AsyncGenerator<ReadAnswer> {
  const asker = Object.keys(reader.tokens).indexOf(person);
  for (const [turn, route] of reader.reads.entries()) {
    const properties = route.query?.properties ?? {};
    const queries =
      properties['with_data'] && properties['locale']
        ? ['', ...inTurn(withData, 2, turn + asker)]
        : await hotelsToAskFor(reader, route);
    const urls = route.url.includes(':') ? await entriesOf(reader, route.url, person) : [route.url];
    for (const query of queries) {
      const paged = listsOf([route]).length ? `${query}&page=1&per_page=200` : query;
      for (const url of urls.map((one) => `${one}?${paged}`)) {
        const { statusCode, body, headers } = await reader.server.call(url, { token: reader.tokens[person] });
        if (statusCode === 200) yield { url, text: `${JSON.stringify(headers)} ${body}` };
      }
    }
  }
}
