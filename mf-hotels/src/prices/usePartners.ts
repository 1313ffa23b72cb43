import { hotelDmcs, users } from '@itinera/shared/contracts';
import { useChosen, useList } from '@itinera/shared/data';
import { partnerName } from '@itinera/shared/format';
import { useSearchParams } from '@itinera/shared/router';

/** A partner whose prices can be shown. */
export interface PricePartner {
  id: string;
  name: string;
  /** Currency of its link to the hotel; undefined without a link. */
  currency: string | undefined;
}

const mostPartners = 200;

/**
 * Partners that staff can select: linked ones first, then the others, both by company name (specification 3). The selected one is in the
 * address, `?dmc_id=`, or else the first.
 */
export function usePartners(hotelId: string) {
  const [search] = useSearchParams();
  const asked = search.get('dmc_id') ?? undefined;
  const listed = useList(users, {
    role: 'dmc',
    status: 'active',
    sort: 'company_name',
    page: 1,
    per_page: mostPartners,
  });
  const links = useList(hotelDmcs, { hotel_id: hotelId });
  const isListed = listed.data?.result.some(({ id }) => id === asked) ?? true;
  // A blocked partner, or one beyond the list, is reached by a link.
  const other = useChosen(users, isListed ? undefined : asked);
  const currencies = new Map(links.data?.result.map((link) => [link.dmc_id, link.currency]));
  const isLoaded = listed.data !== undefined && links.data !== undefined;
  const found = [...(listed.data?.result ?? []), ...(other.data ? [other.data] : [])];
  const all = found.map((user): PricePartner => ({
    id: user.id,
    name: partnerName(user),
    currency: currencies.get(user.id),
  }));
  const partners = [
    ...all.filter(({ currency }) => currency !== undefined),
    ...all.filter(({ currency }) => currency === undefined),
  ];
  return {
    /** Undefined while loading. */
    partners: isLoaded ? partners : undefined,
    chosen: partners.find(({ id }) => id === asked) ?? partners[0],
    error: listed.error ?? links.error,
    refetch: () => void Promise.all([listed.refetch(), links.refetch()]),
  };
}
