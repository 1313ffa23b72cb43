import { expect, test } from '@jest/globals';
import { render } from '@itinera/shared/testing';
import { aQuote, someCharges } from '../testing';
import { QuotedCharges } from './QuotedCharges';

const words = (charges: ReturnType<typeof someCharges> | undefined, rooms: number) =>
  render(
    <QuotedCharges quote={aQuote(charges && { charges })} rooms={rooms} />,
  ).container.textContent?.replaceAll('\u00a0', ' ');

test('charges of a quote are those of all rooms', () => {
  expect(words(someCharges(), 1)).toBe(
    'To pay at the hotel: 42,00 EUR; deposit 100,00 EUR, refunded at check-out',
  );
  expect(words(someCharges(), 2)).toBe(
    'To pay at the hotel: 84,00 EUR; deposit 200,00 EUR, refunded at check-out',
  );
});

test('a quote without charges, or of an earlier release, says nothing', () => {
  expect(words([], 1)).toBe('');
  expect(words(undefined, 1)).toBe('');
});
