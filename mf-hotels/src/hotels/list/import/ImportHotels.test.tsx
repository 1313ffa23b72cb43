import { expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import { http, listOf, oneOf, renderPage, screen, server, testId } from '@itinera/shared/testing';
import HotelsPage from '../HotelsPage';

const resort = (id: number, name: string) => ({
  id: testId(id),
  resort_name: { id: testId(id + 10), locale: 'en', name },
});
const oldTowns = [
  { id: testId(1), name: 'Old Town', resort: resort(3, 'Riga') },
  { id: testId(2), name: 'Old Town', resort: resort(4, 'Tallinn') },
];
const premium = { id: testId(5), name: 'Premium' };
const villa = { id: testId(6), names: [{ id: testId(7), locale: 'ru', name: 'Вилла' }] };

test('hotels are imported with references by name, and rows that can’t be added say why', async () => {
  let tried: BatchInput['operations'] = [];
  const lists: Record<string, object[]> = {
    places: oldTowns,
    'hotel-classes': [premium],
    'hotel-types': [villa],
  };
  server.use(
    http.get('*/api/:list', ({ params }) => listOf(lists[String(params['list'])] ?? [])),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      tried = (await request.json()).operations;
      return oneOf(tried.map(({ body }) => ({ status: 201, result: { id: testId(9), ...body } })));
    }),
  );
  const { user } = renderPage('hotels', HotelsPage, '/hotels');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(
    [
      [
        'Hotel;Place;Class;Type;Stars;Latitude',
        'Amber;Old Town, Tallinn;premium;Вилла;4,5;59.4',
        'Pearl;Old Town;Premium;;;',
      ].join('\n'),
    ],
    'hotels.csv',
  );
  await user.upload(await screen.findByLabelText('File to import'), file);
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByRole('heading', { name: 'Review rows' });
  expect(tried.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/api/hotels',
      body: {
        name: 'Amber',
        place_id: testId(2),
        hotel_class_id: premium.id,
        hotel_type_id: villa.id,
        stars: 4.5,
        latitude: 59.4,
      },
    },
  ]);
  expect(screen.getByText(/Old Town, Riga/)).toBeVisible();
});
