import { expect, test } from '@jest/globals';
import { inBytes } from './inBytes';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_450_000_000, '1,5 GB'],
  [5_300_000_000_000_000, '5 300 TB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(inBytes(bytes).replaceAll(/\s/g, ' ')).toBe(text);
});
