import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { client, queryClient } from '@itinera/shared/data';
import { hotels } from '@itinera/shared/contracts';
import { startSession } from '@itinera/shared/state';
import { http, HttpResponse, oneOf, server } from '@itinera/shared/testing';
import { entryOf, writeRegistry } from '../testing/registry';
import type * as Module from './readBesideCode';

let reads: typeof Module;
let asked: string[];

beforeAll(async () => {
  const announced = {
    hotels: { path: '/api/hotels', query: { page: '1' } },
    'hotels-id': { path: '/api/hotels/:id', query: { with_data: 'true' } },
  };
  writeRegistry({ mf_hotels: [entryOf('mf_hotels', 'h1', { reads: announced })] });
  reads = await import('./readBesideCode');
});
beforeEach(() => {
  startSession('access');
  queryClient.clear();
  asked = [];
  server.use(
    http.get('*/api/hotels/:id', ({ request, params }) => {
      asked.push(new URL(request.url).pathname);
      return oneOf({ id: params['id'] });
    }),
    http.get('*/api/hotels', () => {
      asked.push('list');
      return HttpResponse.json({ success: true, result: [], total: 0 });
    }),
  );
});

const open = (id: string) => reads.readBesideCode('hotels-id', `http://localhost/hotels/${id}`);

/** Shows the entry as the page does. */
const show = (id: string) =>
  queryClient.fetchQuery({
    queryKey: [hotels.path, 'one', id, { with_data: true }],
    queryFn: () => client(hotels).get(id, { with_data: true }),
  });

test('an entry is read beside the code of its page, unless it is already shown', async () => {
  await open('1');
  expect(asked).toEqual(['/api/hotels/1']);
  await show('1');
  await open('1');
  expect(asked).toEqual(['/api/hotels/1']);
  await open('2');
  expect(asked).toEqual(['/api/hotels/1', '/api/hotels/2']);
});

test('an entry is read when its link is pressed, once', async () => {
  reads.readPressed('hotels-id', 'http://localhost/hotels/3?edit=general');
  await open('3');
  await show('3');
  reads.readPressed('hotels-id', 'http://localhost/hotels/3');
  expect(asked).toEqual(['/api/hotels/3']);
});

test('a list is read beside its code only, not when its link is pressed', async () => {
  reads.readPressed('hotels', 'http://localhost/hotels');
  await reads.readBesideCode('hotels', 'http://localhost/hotels');
  await reads.readBesideCode('hotels', 'http://localhost/hotels');
  expect(asked).toEqual(['list']);
});
