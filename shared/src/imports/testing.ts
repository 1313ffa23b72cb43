import { cities, countries, type BatchInput, type BatchVerdict } from '@itinera/shared/contracts';
import type * as Testing from '@itinera/shared/testing';
import { defineImport, entriesOf } from './definition';

const toCountry = entriesOf({
  of: countries,
  queries: [{ with_data: true }],
  noun: 'country',
  namesOf: ({ names = [], iso2 }) => [...names.map(({ name }) => name), iso2],
});

/** The definition that the tests import with. */
export const citiesImport = defineImport({
  of: cities,
  noun: 'city',
  label: 'Cities',
  query: { with_data: true },
  fields: [
    { kind: 'entry', key: 'country_id', label: 'Country', required: true, entries: toCountry },
    { kind: 'name', locale: 'en', label: 'Name (English)' },
    { kind: 'name', locale: 'ru', label: 'Name (Russian)' },
    { kind: 'text', key: 'iata', label: 'IATA code' },
    { kind: 'flag', key: 'is_main', label: 'Main' },
  ],
  same: [['names', 'country_id'], ['iata']],
});

const names = [
  ['lv', 'LV', 'Latvia', 'Латвия'],
  ['lt', 'LT', 'Lithuania', 'Литва'],
  ['ge1', 'GE', 'Georgia', 'Грузия'],
  ['ge2', 'US', 'Georgia', 'Джорджия'],
] as const;

const countriesThere = names.map(([id, iso2, en, ru]) => ({
  id,
  iso2,
  names: [
    { locale: 'en', name: en },
    { locale: 'ru', name: ru },
  ],
}));

interface FakeCity {
  country_id: string;
  iata?: string;
  names: { locale: string; name: string }[];
}

/** A server with four countries, one city and codes of three letters, which records its requests. */
export function citiesServer({
  failure,
  http,
  HttpResponse,
  listOf,
  oneOf,
}: Pick<typeof Testing, 'failure' | 'http' | 'HttpResponse' | 'listOf' | 'oneOf'>) {
  const asked: string[] = [];
  const batches: BatchInput[] = [];
  const keys: (string | null)[] = [];
  const trials: BatchInput['operations'][] = [];
  const there: FakeCity[] = [{ country_id: 'lv', iata: 'RIX', names: [{ locale: 'en', name: 'Riga' }] }];
  /** Faults of the next real batches: refused, or committed with a lost answer. */
  const faults: ('refused' | 'lost' | { operation: number; message: string })[] = [];
  const done = new Map<string, Response>();

  const verdict = ({ body }: BatchInput['operations'][number]): BatchVerdict => {
    const iata = body && !Array.isArray(body) ? body['iata'] : undefined;
    if (typeof iata !== 'string' || /^[A-Z]{3}$/.test(iata))
      return { status: 201, result: { id: 'dry', ...body } };
    const advice = 'Use three letters, such as RIX.';
    return {
      status: 400,
      error: { code: 'invalid', message: `iata: ${advice}`, fields: { iata: advice }, request_id: 'test' },
    };
  };

  const handlers = [
    http.get('*/api/countries', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      return listOf(
        countriesThere.filter((country) => JSON.stringify(country).toLowerCase().includes(q.toLowerCase())),
        undefined,
        1,
        200,
      );
    }),
    http.get('*/api/cities', () => listOf(there, there.length, 1, 200)),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const body = await request.json();
      if (body.dry_run) {
        trials.push(body.operations);
        return oneOf(body.operations.map(verdict));
      }
      const key = request.headers.get('idempotency-key');
      keys.push(key);
      const fault = faults.shift();
      if (fault === 'refused') return failure('unavailable', 'The server is starting.');
      if (typeof fault === 'object') {
        const error = {
          code: 'duplicate',
          message: fault.message,
          operation: fault.operation,
          fields: { iata: fault.message },
          request_id: 'test',
        };
        return HttpResponse.json({ success: false, error, message: error.message }, { status: 409 });
      }
      const known = done.get(key ?? '');
      const answer =
        known ??
        oneOf(
          body.operations.map((_, index) => ({
            status: 201,
            result: { id: `made-${batches.length}-${index}` },
            etag: `"${index}"`,
          })),
        );
      if (!known) batches.push(body);
      done.set(key ?? '', answer.clone());
      return fault === 'lost' ? failure('unavailable', 'The answer was lost.') : answer;
    }),
  ];
  return { handlers, asked, batches, trials, keys, faults, there };
}
