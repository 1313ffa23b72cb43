import { onPage } from '@itinera/shared/kinds';

/** Where a list of the page is shown. */
export const inList = (list: string) => ({ ...onPage('hotel-themes'), search: { list } });
