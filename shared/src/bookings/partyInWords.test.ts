import { expect, test } from '@jest/globals';
import { partyInWords } from './partyInWords';

test.each([
  [{ adults: 2, children: 0, infants: 0 }, '2 adults'],
  [{ adults: 1, children: 2, infants: 1 }, '1 adult, 2 children, 1 infant'],
  [{ adults: 0, children: 0, infants: 0 }, ''],
])('%j is %s', (party, words) => expect(partyInWords(party)).toBe(words));
