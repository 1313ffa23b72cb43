import { pathTo } from './pathTo';
import { siteOf, type RouteName } from './siteMap';

interface Place {
  page: RouteName;
  address: (id: string) => string;
}

/** Subjects of notifications. */
const places = {
  booking: { page: 'be-id', address: (id) => pathTo('be-id', { id }) },
  hotel: { page: 'hotels-id', address: (id) => pathTo('hotels-id', { id }) },
  traveller: { page: 'travelers-id', address: (id) => pathTo('travelers-id', { id }) },
  block_seat: { page: 'block-seats', address: (id) => pathTo('block-seats', undefined, { edit: id }) },
  user: {
    page: 'users-users-edit-user',
    address: (id) => pathTo('users-users-edit-user', undefined, { id }),
  },
} satisfies Record<string, Place>;

interface Subject {
  kind: keyof typeof places;
  id: string;
}

/** Address of the subject of a notification. */
export const placeOf = ({ kind, id }: Subject): string => places[kind].address(id);

/** The same for a partner; undefined for pages of staff. */
export const placeForPartner = ({ kind, id }: Subject): string | undefined => {
  const { page, address } = places[kind];
  return siteOf(page).partner ? address(id) : undefined;
};
