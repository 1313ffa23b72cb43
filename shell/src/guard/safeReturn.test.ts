import { expect, test } from '@jest/globals';
import { safeReturn } from './safeReturn';

const origin = 'http://localhost:3000';

test.each([
  '/',
  '/hotels',
  '/hotels?q=sea&page=2',
  '/hotels/019aa0c4?edit=general',
  '/search/result/-helpers/setup',
])('%s is an own page', (address) => expect(safeReturn(address, origin)).toBe(address));

test.each([
  null,
  '',
  'hotels',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/hotels\\..\\evil',
  '/\t/evil.example',
  '/hotels\n',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/.//evil.example',
  '/unknown',
  '/auth',
  '/auth/register?returnTo=/hotels',
])('%j is refused', (address) => expect(safeReturn(address, origin)).toBeUndefined());
