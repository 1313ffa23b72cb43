import {
  basePrices,
  boardingSupplements,
  priceCells,
  pricePeriods,
  quotesPath,
} from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';

/** Reads the periods again, and all that depends on them. */
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
