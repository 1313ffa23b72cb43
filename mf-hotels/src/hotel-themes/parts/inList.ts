import { onPage } from '@itinera/shared/kinds';

/** Address of a list on the page. */
export const inList = (list: string) => ({ ...onPage('hotel-themes'), search: { list } });
