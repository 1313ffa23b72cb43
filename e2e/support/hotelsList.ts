import { bookings, hotels, type Booking, type Hotel } from '@itinera/shared/contracts';
import { callAs } from './calls';
import type { Product } from './product';
import type { Page } from './test';

export type { Hotel };

export const grid = (page: Page) => page.getByRole('grid', { name: 'Hotels' });

/** The rows of hotels, without the header and skeletons. */
export const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** The links of rows to their hotels; others, such as `94 %`, lead to prices. */
export const hotelLinks = (page: Page) => rows(page).getByRole('link', { name: /[^%]$/ });

export const names = (page: Page) => hotelLinks(page).allTextContents();

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const messages = (page: Page) => page.getByRole('region', { name: 'Message (F8)' });

export const message = (page: Page, text: string | RegExp) => messages(page).getByText(text);

/** Clicks Undo in the message. */
export const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).click();

/** All hotels as the API returns them to the manager, in the order of the list. */
export async function allHotels(product: Product, query = ''): Promise<Hotel[]> {
  const found: Hotel[] = [];
  for (let page = 1; ; page += 1) {
    const part = await callAs<Hotel[]>(
      product,
      'manager',
      'GET',
      `${hotels.path}?with_data=true&per_page=200&page=${page}${query}`,
    );
    found.push(...part);
    if (part.length < 200) return found;
  }
}

/** The undeleted hotels that have a booking. */
export async function bookedHotels(product: Product): Promise<Set<string | null>> {
  const pages = [1, 2, 3].map((page) =>
    callAs<Booking[]>(product, 'manager', 'GET', `${bookings.path}?per_page=200&page=${page}`),
  );
  return new Set((await Promise.all(pages)).flat().map(({ hotel_id }) => hotel_id));
}

/** One hotel as the API returns it to the manager. */
export const hotelOf = (product: Product, id: string) =>
  callAs<Hotel>(product, 'manager', 'GET', `${hotels.path}/${id}?with_data=true`);
