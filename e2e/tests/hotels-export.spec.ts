import { expectWholeExports } from '../support/hotelsExport';
import { expect, test } from '../support/test';

test('all hotels are exported to CSV and to Excel with the values of the API', async ({ page, product }) => {
  expect(await expectWholeExports(page, product)).toBeGreaterThan(100);
});
