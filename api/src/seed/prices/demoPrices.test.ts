import { expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { hotelRows } from '../demoHotels';
import { geographyRows } from '../demoRows';
import { demoGrids } from './demoPrices';
import { endOfPrices } from './seasons';

const grids = demoGrids(hotelRows(geographyRows().demoPlaces).priced);

/** Whether the prices of a grid go on to the end of all: those of the second year begin a year before it. */
const isFinished = ({ periods }: (typeof grids)[number]): boolean =>
  periods.at(-1)?.end_period === endOfPrices;

test('the seasons of two years follow each other without a gap', () => {
  for (const { periods } of grids)
    for (const [index, { end_period }] of periods.slice(0, -1).entries())
      expect(periods[index + 1]?.start_period).toBe(addDays(end_period, 1));
});

test('most hotels have prices for the year ahead, a few only for the first summer, and single prices are missing in a few', () => {
  const unfinished = grids.filter((grid) => !isFinished(grid));
  expect(unfinished.length).toBeGreaterThan(0.05 * grids.length);
  expect(unfinished.length).toBeLessThan(0.2 * grids.length);
  for (const { periods } of unfinished) expect(String(periods.at(-1)?.end_period)).toMatch(/^2027-(08|09)/);

  const hasHoles = ({ rows, periods, cells, basePrices }: (typeof grids)[number]): boolean =>
    basePrices.length === 0 && cells.length < rows.length * periods.length;
  const whole = grids.filter((grid) => isFinished(grid) && !hasHoles(grid));
  expect(whole.length).toBeGreaterThan(0.75 * grids.length);
  expect(grids.some(hasHoles)).toBe(true);
});
