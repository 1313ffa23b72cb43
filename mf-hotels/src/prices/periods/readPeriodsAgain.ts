import {
  basePrices,
  boardingSupplements,
  priceCells,
  pricePeriods,
  quotesPath,
} from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';

/** Reads the periods again, and everything that comes and goes with one. */
export async function readPeriodsAgain(): Promise<void> {
  const paths = [
    pricePeriods,
    priceCells,
    basePrices,
    boardingSupplements,
    { path: quotesPath, partOf: undefined },
  ];
  await Promise.all(paths.map((collection) => readAgain(collection)));
}
