import { formatInstant } from '@itinera/shared/format';
import { FactList, useCustomFacts, type Fact } from '@itinera/shared/record';
import { useSession } from '@itinera/shared/state';
import type { BlockFactsProps } from '../block';
import { generalLabels } from './generalLabels';

/** Facts that are filled in; reference and state are in the head. Partners see it without internal notes. */
export function GeneralFacts({ booking }: BlockFactsProps) {
  const ofCompany = useCustomFacts('booking', booking.custom);
  const isPartner = useSession().partner !== undefined;
  const internals: Fact[] = [
    [generalLabels.manager_id, booking.manager_name],
    ['Partner', booking.dmc_name],
    [generalLabels.tags, booking.tags?.join(', ')],
    [generalLabels.note_internal, booking.note_internal],
  ];
  const facts: Fact[] = [
    ['Entered', formatInstant(booking.created)],
    ...(isPartner ? [] : internals),
    [generalLabels.note_supplier, booking.note_supplier],
    ...ofCompany,
  ];
  return <FactList facts={facts.filter(([, value]) => value)} isNarrow />;
}
