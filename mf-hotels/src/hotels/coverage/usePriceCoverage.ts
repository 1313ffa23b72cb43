import { hotels, priceCoveragePath, type PriceCoverage } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';

interface Asked {
  hotel_id: string;
  dmc_id?: string;
  /** Without days the next 180 nights. */
  from?: string;
  to?: string;
}

/** Which nights of a hotel have prices, of each partner. Read again with the hotel, as after every write of its prices. */
export const usePriceCoverage = (asked: Asked) =>
  useAnswer<PriceCoverage[]>(priceCoveragePath, asked, hotels.path);
