import { useUnsaved } from '@itinera/shared/forms';
import { discardDraft, useSession } from '@itinera/shared/state';
import { usePartners } from '../usePartners';
import { priceDraftKey } from './priceDrafts';

interface DraftsProps {
  hotelId: string;
  dmcIds: readonly string[];
}

export function PriceDraftGuard(props: DraftsProps) {
  const { partner } = useSession();
  return partner ? <Guard {...props} what="Prices" /> : <GuardOfStaff {...props} />;
}

function GuardOfStaff(props: DraftsProps) {
  const { partners = [] } = usePartners(props.hotelId);
  const names = props.dmcIds.map((dmcId) => partners.find(({ id }) => id === dmcId)?.name ?? 'a partner');
  return <Guard {...props} what={`Prices of ${names.join(' and ')}`} />;
}

function Guard({ hotelId, dmcIds, what }: DraftsProps & { what: string }) {
  const { guard } = useUnsaved({
    when: dmcIds.length > 0,
    what,
    discard: () => dmcIds.forEach((dmcId) => discardDraft(priceDraftKey(hotelId, dmcId))),
    // The page of the hotel keeps them as a draft.
    keeps: () => true,
  });
  return guard;
}
