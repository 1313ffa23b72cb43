import { useSearchParams } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';

/** Whether the page is rendered for a partner: to a partner, or in the preview of staff at `?preview=partner`. */
export function useReadsAsPartner(): boolean {
  const { partner } = useSession();
  const [search] = useSearchParams();
  return partner !== undefined || search.get('preview') === 'partner';
}
