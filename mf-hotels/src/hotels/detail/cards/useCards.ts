import { useReadsAsPartner } from '../preview/useReadsAsPartner';
import { cards } from './cards';

/** Cards that the person may read. */
export function useCards() {
  const readsAsPartner = useReadsAsPartner();
  return readsAsPartner ? cards.filter(({ isStaffOnly }) => !isStaffOnly) : cards;
}
