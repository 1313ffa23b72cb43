import type { Hotel } from '@itinera/shared/contracts';
import { formatInstant } from '@itinera/shared/format';
import { labels } from '../../../labels';
import { useReadsAsPartner } from '../../preview/useReadsAsPartner';
import { FactList, useCustomFacts, type Fact } from '@itinera/shared/record';

const { name, url_pretty_name, check_in_time, check_out_time, time_zone, keywords } = labels;

/** Partners don't see the search keywords and the id, which are internal. */
export function GeneralInfoFacts({ hotel }: { hotel: Hotel }) {
  const ofCompany = useCustomFacts('hotel', hotel.custom);
  const facts: Fact[] = [
    [name, hotel.name],
    [url_pretty_name, hotel.url_pretty_name],
    [check_in_time, hotel.check_in_time],
    [check_out_time, hotel.check_out_time],
    [time_zone, hotel.time_zone?.replaceAll('_', ' ') ?? 'that of the business'],
    ...ofCompany,
  ];
  const internals: Fact[] = [
    [keywords, hotel.keywords],
    ['ID', hotel.id],
    ['Last changed', formatInstant(hotel.updated_at)],
  ];
  return <FactList facts={useReadsAsPartner() ? facts : [...facts, ...internals]} />;
}
