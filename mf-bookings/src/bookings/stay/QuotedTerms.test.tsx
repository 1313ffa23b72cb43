import { expect, test } from '@jest/globals';
import type { Quote } from '@itinera/shared/contracts';
import { render } from '@itinera/shared/testing';
import { aQuote, someTerms } from '../testing';
import { QuotedTerms } from './QuotedTerms';

const customer_stages = [
  { from: null, cost_minor: 0 },
  { from: '2027-05-16T15:00:00.000Z', cost_minor: 30_000 },
];
const words = (quote: Partial<Quote>, rooms = 1) =>
  render(<QuotedTerms quote={aQuote(quote)} rooms={rooms} />).container.textContent?.replaceAll(
    '\u00a0',
    ' ',
  );

test.each<[string, Partial<Quote>, number, string]>([
  [
    'of the customer',
    { terms: someTerms(), customer_stages },
    1,
    'Free until 16.05.2027 18:00, then 300,00 EUR',
  ],
  ['of the partner', { terms: someTerms() }, 2, 'Free until 18.05.2027 18:00, then 240,00 EUR (of one room)'],
  ['that are missing', { terms: null }, 2, 'No terms: a cancellation is charged by hand'],
  ['that are not known', {}, 1, ''],
  ['without a price', { terms: null, net_minor: null }, 1, ''],
])('terms %s', (_name, quote, rooms, expected) => expect(words(quote, rooms)).toBe(expected));
