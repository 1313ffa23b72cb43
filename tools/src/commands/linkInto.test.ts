import { expect, test } from '@jest/globals';
import { appIn } from '../workspace/apps';
import { linkInto } from './linkInto';

test('the link opens the first page of the remote and names the origin of its code', () => {
  const link = linkInto('https://dev.example.com/', appIn('mf-geography'), 'http://localhost:3104');
  expect(link).toBe('https://dev.example.com/geography?remotes=mf_geography@http://localhost:3104');
});
