import { expect, jest, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import { http, oneOf, renderPage, screen, server, testId, waitFor } from '@itinera/shared/testing';
import { chainChoice, classChoice, formatChoice, typeChoice } from './choices';

const nameField = /^Name( \(English\))?$/;

test.each([
  ['class', classChoice, ['POST /api/hotel-classes {"name":"Palace","show_in_filter":true,"order":0}']],
  ['chain', chainChoice, ['POST /api/hotel-chains {"name":"Palace","show_in_filter":true,"order":0}']],
  [
    'type',
    typeChoice,
    [
      'POST /api/hotel-types {"show_in_filter":true,"order":0}',
      `POST /api/hotel-type-names {"locale":"en","name":"Palace","hotel_type_id":"${testId(1)}"}`,
    ],
  ],
  [
    'format',
    formatChoice,
    [
      'POST /api/hotel-formats {"show_in_filter":true,"order":0}',
      `POST /api/hotel-format-names {"locale":"en","name":"Palace","hotel_format_id":"${testId(1)}"}`,
    ],
  ],
])('a %s that is missing is added with the name that was typed', async (noun, { create }, expected) => {
  const sent: string[] = [];
  server.use(
    http.post('*/api/:collection', async ({ request }) => {
      sent.push(`POST ${new URL(request.url).pathname} ${JSON.stringify(await request.json())}`);
      return oneOf({ id: testId(1) });
    }),
  );
  const onClose = jest.fn<(id?: string) => void>();
  const { user } = renderPage('hotels', () => create.dialog('Palace', onClose), '/hotels');
  expect(screen.getByRole('dialog', { name: `Add ${noun}` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: nameField })).toHaveValue('Palace');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(testId(1)));
  expect(sent).toEqual(expected);
  expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(/added$/);
});
