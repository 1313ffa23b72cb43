import { expect, jest, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import { http, oneOf, renderPage, screen, server, testId, waitFor } from '@itinera/shared/testing';
import { beachType } from '../hotel-themes/beaches/beachType';
import { Dialog as BeachDialog } from '../hotel-themes/beaches/BeachTypeFields';
import { hotelClass } from '../hotel-themes/classes/hotelClass';
import { Dialog as ClassDialog } from '../hotel-themes/classes/HotelClassFields';
import { hotelType } from '../hotel-themes/types/hotelType';
import { Dialog as TypeDialog } from '../hotel-themes/types/HotelTypeFields';
import { addable } from './addable';

test.each([
  [
    'hotel class',
    addable(hotelClass, ClassDialog),
    ['POST /api/hotel-classes {"name":"Palace","show_in_filter":true,"order":0}'],
  ],
  [
    'hotel type',
    addable(hotelType, TypeDialog),
    [
      'POST /api/hotel-types {"show_in_filter":true,"order":0}',
      `POST /api/hotel-type-names {"locale":"en","name":"Palace","hotel_type_id":"${testId(1)}"}`,
    ],
  ],
  [
    'beach type',
    addable(beachType, BeachDialog),
    [
      'POST /api/beach-types {"name":"Palace"}',
      `POST /api/beach-type-names {"locale":"en","name":"Palace","beach_type_id":"${testId(1)}"}`,
    ],
  ],
])('a missing %s is added with the typed name', async (noun, { create }, expected) => {
  const sent: string[] = [];
  server.use(
    http.post('*/api/:collection', async ({ request }) => {
      sent.push(`POST ${new URL(request.url).pathname} ${JSON.stringify(await request.json())}`);
      return oneOf({ id: testId(1) });
    }),
  );
  const onClose = jest.fn<(id?: string) => void>();
  const { user } = renderPage('hotels', () => create.dialog('Palace', onClose), '/hotels');
  expect(screen.getByRole('dialog', { name: create.label })).toBeVisible();
  expect(create.label).toBe(`Add ${noun}`);
  await user.click(screen.getByRole('button', { name: create.label }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(testId(1)));
  expect(sent).toEqual(expected);
  expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(/added$/);
});
