import { hotels, priceCoveragePath, type PriceCoverage } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';

interface Asked {
  hotel_id: string;
  dmc_id?: string;
  /** The next 365 nights by default. */
  from?: string;
  to?: string;
}

/** Price coverage of a hotel, per partner. Read again with the hotel, as after each write of prices. */
export const usePriceCoverage = (asked: Asked) =>
  useAnswer<PriceCoverage[]>(priceCoveragePath, asked, hotels.path);
