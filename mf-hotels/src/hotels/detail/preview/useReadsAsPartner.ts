import { useSearchParams } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';

/** Whether the hotel is shown as to a partner: to one, or to staff who preview it at `?preview=partner`. */
export function useReadsAsPartner(): boolean {
  const { partner } = useSession();
  const [search] = useSearchParams();
  return partner !== undefined || search.get('preview') === 'partner';
}
