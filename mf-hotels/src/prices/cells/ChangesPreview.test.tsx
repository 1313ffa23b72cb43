import { expect, test } from '@jest/globals';
import { renderPage, screen, testId } from '@itinera/shared/testing';
import { ChangesPreview } from './ChangesPreview';

test('a free price and a missing one are different in the preview', async () => {
  const change = (price_minor: number, is_free: boolean, before: number) => ({
    graph_price_id: testId(before),
    period_id: testId(1),
    price_minor,
    is_free,
    was: { price_minor: before, is_free: false },
  });
  const changes = [change(0, true, 12_050), change(0, false, 900), change(120_000, false, 0)];
  renderPage(
    'hotels-id',
    () => <ChangesPreview changes={changes} currency="EUR" nameOf={() => 'Double'} />,
    '/hotels/1',
  );
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PriceBeforeAfter',
    'Double120,50free',
    'Double9,00—',
    'Double—1\u00a0200,00',
  ]);
});
