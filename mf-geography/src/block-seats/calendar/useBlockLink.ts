import { useLocation } from '@itinera/shared/router';

/** Opens the form of a block above the calendar; it closes by going back. */
export function useBlockLink(id: string) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  params.set('edit', id);
  return { to: { search: params.toString() }, state: { ...state, dialog: 'edit' } };
}
