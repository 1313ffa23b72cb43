import { capitalised } from '@itinera/shared/format';
import { useUnsaved } from '@itinera/shared/forms';
import { discardDraft, useSession } from '@itinera/shared/state';
import { usePartners } from '../usePartners';
import type { HiddenDraft } from './priceDrafts';

interface DraftsProps {
  hotelId: string;
  drafts: readonly HiddenDraft[];
}

/** `Prices and rooms`, or with the names of their partners. */
function whatIn(drafts: readonly HiddenDraft[], nameOf?: (dmcId: string) => string): string {
  const parts = (['prices', 'rooms'] as const).flatMap((of) => {
    const own = drafts.filter((draft) => draft.of === of);
    if (own.length === 0) return [];
    return nameOf ? `${of} of ${own.map(({ dmcId }) => nameOf(dmcId)).join(' and ')}` : of;
  });
  return capitalised(parts.join(' and '));
}

export function PriceDraftGuard(props: DraftsProps) {
  const { partner } = useSession();
  return partner ? <Guard {...props} what={whatIn(props.drafts)} /> : <GuardOfStaff {...props} />;
}

function GuardOfStaff(props: DraftsProps) {
  const { partners = [] } = usePartners(props.hotelId);
  const nameOf = (dmcId: string) => partners.find(({ id }) => id === dmcId)?.name ?? 'a partner';
  return <Guard {...props} what={whatIn(props.drafts, nameOf)} />;
}

function Guard({ drafts, what }: DraftsProps & { what: string }) {
  const { guard } = useUnsaved({
    when: drafts.length > 0,
    what,
    discard: () => drafts.forEach(({ key }) => discardDraft(key)),
    // The page of the hotel keeps them as a draft.
    keeps: () => true,
  });
  return guard;
}
