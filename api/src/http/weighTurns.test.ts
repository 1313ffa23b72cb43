import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { system } from '../db/actor';
import { turnOf } from '../db/turnOf';
import { weighTurns } from './weighTurns';

const partner = { kind: 'partner', id: 'p1' } as const;

async function turnIn(url: string) {
  const app = fastify();
  weighTurns(app);
  app.get('/list', async () => turnOf(partner));
  app.get('/search', { config: { right: 'countries.list', weight: 20 } }, async () => {
    await new Promise(setImmediate);
    return turnOf(partner);
  });
  return (await app.inject(url)).json();
}

test('a call has the weight of its route, by default one', async () => {
  expect(await turnIn('/list')).toEqual({ key: 'p1', weight: 1 });
  expect(await turnIn('/search')).toEqual({ key: 'p1', weight: 20 });
});

test('the program comes first, except for its work on behalf of one person', () => {
  expect(turnOf(system('sign-in'))).toEqual({ key: 'sign-in', isUrgent: true });
  expect(turnOf(system('sessions', 'p1'))).toEqual({ key: 'p1' });
});
