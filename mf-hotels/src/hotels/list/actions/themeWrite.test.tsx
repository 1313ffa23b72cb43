import { expect, test } from '@jest/globals';
import { aHotel, testId } from '@itinera/shared/testing';
import { themeWrite } from './themeWrite';

test('the themes of a hotel are replaced, and Undo restores the previous ones unless another user has changed it since', () => {
  const ski = { id: testId(50), name: 'Ski', show_in_filter: true, order: 0, weight: 1 };
  const hotel = aHotel({ hotel_themes: [ski] });
  const write = themeWrite(hotel, [testId(51)]);
  const path = `/api/hotels/${hotel.id}/assign-themes`;
  expect(write).toMatchObject({
    id: hotel.id,
    name: hotel.name,
    operation: { method: 'POST', path, body: [testId(51)] },
  });
  expect(write.inverse?.({ status: 200, result: [], etag: '"2"' }).operation).toEqual({
    method: 'POST',
    path,
    body: [testId(50)],
    if_match: '"2"',
  });
});
