import { expect, test } from '@jest/globals';
import { childBandsFor } from './childBands';

test.each([
  [0, 2, ['']],
  [1, 2, ['1', '2']],
  [2, 2, ['1+1', '1+2', '2+2']],
  [2, 3, ['1+1', '1+2', '1+3', '2+2', '2+3', '3+3']],
  [2, 0, []],
])('%d children in %d bands', (children, bands, choices) =>
  expect(childBandsFor(children, bands).map((bandsOf) => bandsOf.join('+'))).toEqual(choices),
);
