import { expect, test } from '@jest/globals';
import { ApiError } from './apiError';

const kindOf = (status: number) => {
  const { isTemporary, isUnanswered } = new ApiError('No.', status, 'any', 'POST /api/hotels');
  return { isTemporary, isUnanswered };
};

test.each([0, 500, 503])('after %i a call may have been carried out', (status) => {
  expect(kindOf(status)).toEqual({ isTemporary: true, isUnanswered: true });
});

test.each([408, 429, 507])('after %i nothing was carried out, and a later retry may help', (status) => {
  expect(kindOf(status)).toEqual({ isTemporary: true, isUnanswered: false });
});

test.each([400, 403, 409, 422])('after %i a retry does not help', (status) => {
  expect(kindOf(status)).toEqual({ isTemporary: false, isUnanswered: false });
});
