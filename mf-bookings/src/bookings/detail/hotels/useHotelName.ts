import { hotels } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';

/** The name of a hotel; `…` until it is known. */
export const useHotelName = (id: string | undefined): string => useChosen(hotels, id).data?.name ?? '…';
