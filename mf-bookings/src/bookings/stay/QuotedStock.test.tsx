import { expect, test } from '@jest/globals';
import type { StockOfStay } from '@itinera/shared/contracts';
import { render } from '@itinera/shared/testing';
import { aQuote } from '../testing';
import { QuotedStock } from './QuotedStock';

test.each<[string, StockOfStay | undefined, string]>([
  ['of an earlier server', undefined, ''],
  ['that are not counted', { left: null, on_request: [] }, ''],
  ['of which many are left', { left: 12, on_request: [] }, '12 rooms left'],
  ['of which one is left', { left: 1, on_request: [] }, '1 room left'],
  ['of which none is left', { left: 0, on_request: [] }, ''],
  [
    'on request for some nights',
    { left: 0, on_request: ['2027-07-12', '2027-07-13'] },
    'On request for 12.07.2027–13.07.2027: the hotel is asked',
  ],
  [
    'on request without a count',
    { left: null, on_request: ['2027-07-12'] },
    'On request for 12.07.2027: the hotel is asked',
  ],
])('rooms %s', (_name, stock, words) => {
  const { container } = render(<QuotedStock quote={aQuote(stock && { stock })} />);
  expect(container.textContent).toBe(words);
});
