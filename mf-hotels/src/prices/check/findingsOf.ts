import type { Hotel, Offer } from '@itinera/shared/contracts';
import { sourcesOf } from '../model/cellStates';
import { priceColumns, priceSections } from '../model/priceRows';
import type { PriceData } from '../model/usePriceData';
import type { FindingGroup } from './finding';
import { gapsIn } from './gapsIn';
import { duplicates, withoutAdults, missing, outliers, unpriced } from './rowFindings';
import { expired, outsidePeriods, overlapping } from './ruleFindings';

interface Checked {
  hotel: Hotel;
  currency: string;
  data: PriceData;
  offers: readonly Offer[];
  today: string;
}

/** Possible mistakes in the saved prices by kind; empty kinds are skipped, and past periods ignored. */
export function findingsOf({ hotel, currency, data, offers, today }: Checked): FindingGroup[] {
  const columns = priceColumns(data.periods).filter(({ period }) => period.end_period >= today);
  const rows = priceSections(hotel, data).flatMap((section) => section.rows);
  const grid = { rows, columns, currency, sourceOf: sourcesOf(data, data.cells) };
  const groups: FindingGroup[] = [
    { title: 'Gaps between periods', findings: gapsIn(data.periods, today) },
    { title: 'Rows without any price', findings: unpriced(grid) },
    { title: 'Missing prices', findings: missing(grid) },
    { title: 'Prices far from the others of their row', findings: outliers(grid) },
    { title: 'Duplicate rows', findings: duplicates(grid) },
    { title: 'Rows without adults', findings: withoutAdults(grid) },
    { title: 'Overlapping offers of one type', findings: overlapping(offers, today) },
    { title: 'Expired offers', findings: expired(offers, today) },
    {
      title: 'Special prices outside of periods',
      findings: outsidePeriods(data.specials, data.periods, today),
    },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}
