import { pathTo } from '@itinera/shared/routes';
import type { Page } from '@playwright/test';

export interface Interaction {
  what: string;
  /** Page on which it begins. */
  path: string;
  /** What the person has done before. */
  before?: (page: Page) => Promise<void>;
  /** What is pressed: an element by its role and name, or a key. */
  press: { role: 'button' | 'link'; name: string | RegExp } | { key: string };
}

const hotels = pathTo('hotels');
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const link = (name: string) => ({ role: 'link', name }) as const;

/** What people do all day on a busy list. */
export const interactions: Interaction[] = [
  { what: 'sort by a header', path: hotels, press: button(/^Name/) },
  { what: 'the next page', path: hotels, press: button('Next page') },
  { what: 'the menu of filters', path: hotels, press: button('Filter') },
  { what: 'the menu of a column', path: hotels, press: button('Column menu: Name') },
  { what: '“Add hotel”', path: hotels, press: button('Add hotel') },
  {
    what: 'Escape in that dialog',
    path: hotels,
    before: async (page) => {
      await page.keyboard.press('n');
      await page.getByRole('dialog').getByLabel('Name').waitFor();
    },
    press: { key: 'Escape' },
  },
  { what: 'editing a row in a sheet', path: hotels, press: button(/^Edit: /) },
  {
    what: 'an arrow key in the table',
    path: hotels,
    before: (page) => page.locator('[data-row="1"][data-column="2"]').focus(),
    press: { key: 'ArrowDown' },
  },
  { what: 'the palette', path: hotels, press: { key: 'Control+k' } },
  {
    what: 'a letter in the palette',
    path: hotels,
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Go to/ }).waitFor();
    },
    press: { key: 'a' },
  },
  { what: 'another page, visited before', path: hotels, press: link('Booking entries') },
];
