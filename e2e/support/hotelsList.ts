import { hotels, type Hotel } from '@itinera/shared/contracts';
import { callAs } from './calls';
import type { Product } from './product';
import type { Page } from './test';

export type { Hotel };

export const grid = (page: Page) => page.getByRole('grid', { name: 'Hotels' });

/** The rows with a hotel in them, without header and skeletons. */
export const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

export const names = (page: Page) => rows(page).getByRole('link').allTextContents();

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const messages = (page: Page) => page.getByRole('region', { name: 'Message (F8)' });

export const message = (page: Page, text: string | RegExp) => messages(page).getByText(text);

/** Runs Undo of the message. */
export const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).click();

/** All hotels as the API gives them to the manager, in the order of the list. */
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

/** One hotel as the API gives it to the manager. */
export const hotelOf = (product: Product, id: string) =>
  callAs<Hotel>(product, 'manager', 'GET', `${hotels.path}/${id}?with_data=true`);
