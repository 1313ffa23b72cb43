import { formatInstant } from '@itinera/shared/format';
import { FactList, useCustomFacts, type Fact } from '@itinera/shared/record';
import { useSession } from '@itinera/shared/state';
import { stateWords } from '../../stateWords';
import type { BlockFactsProps } from '../block';
import { generalLabels } from './generalLabels';

/** Partners see it without internal notes. */
export function GeneralFacts({ booking }: BlockFactsProps) {
  const ofCompany = useCustomFacts('booking', booking.custom);
  const isPartner = useSession().partner !== undefined;
  const facts: Fact[] = [
    ['Reference', booking.ref],
    ['Entered', formatInstant(booking.created)],
    ['State', stateWords[booking.status]],
  ];
  const internals: Fact[] = [
    [generalLabels.manager_id, booking.manager_name],
    ['Partner', booking.dmc_name],
    [generalLabels.tags, booking.tags?.join(', ')],
    [generalLabels.note_internal, booking.note_internal],
  ];
  const note: Fact = [generalLabels.note_supplier, booking.note_supplier];
  return <FactList facts={[...facts, ...(isPartner ? [] : internals), note, ...ofCompany]} />;
}
