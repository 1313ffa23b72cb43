import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import * as contracts from '@itinera/shared/contracts';
import { projectionOf } from './projection';

const entity = z.object({
  id: z.string(),
  note: z.optional(z.nullable(z.object({ text: z.string() }))),
  parts: z.array(z.object({ id: z.string() })),
  tags: z.array(z.string()),
  custom: z.record(z.string(), z.union([z.string(), z.number()])),
  changes: z.record(z.string(), z.object({ after: z.string() })),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), cell: z.string() }),
    z.object({ kind: z.literal('hand'), by: z.string() }),
  ]),
});

const isCollection = (value: unknown): value is { path: string; entity: z.ZodMiniObject } =>
  typeof value === 'object' && value !== null && 'entity' in value && 'path' in value;

test('only what a contract names is copied, at all levels', () => {
  const answer = {
    id: '1',
    secret: 'x',
    note: { text: 'a', secret: 'x' },
    parts: [{ id: '2', secret: 'x' }],
    tags: ['a'],
    custom: { vip: 'yes' },
    changes: { name: { after: 'b', secret: 'x' } },
    source: { kind: 'hand', by: 'me', cell: 'x' },
  };
  expect(projectionOf(entity)?.(answer)).toEqual({
    id: '1',
    note: { text: 'a' },
    parts: [{ id: '2' }],
    tags: ['a'],
    custom: { vip: 'yes' },
    changes: { name: { after: 'b' } },
    source: { kind: 'hand', by: 'me' },
  });
  const source = { kind: 'price', cell: '1' };
  const bare = { id: '1', note: null, parts: [], tags: [], custom: {}, changes: {}, source };
  expect(projectionOf(z.nullable(entity))?.(bare)).toEqual(bare);
  expect(projectionOf(z.nullable(entity))?.(null)).toBeNull();
});

test.each([
  ['converts', z.pipe(z.string(), z.transform(Number))],
  ['has one of several shapes', z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])],
  ['keeps whatever it is given', z.looseObject({ a: z.string() })],
])('a contract that %s is not copied, but carried out', (_, type) => {
  expect(projectionOf(type)).toBeUndefined();
  expect(projectionOf(z.object({ inside: z.array(type) }))).toBeUndefined();
});

test.each(Object.values<unknown>(contracts).filter(isCollection))(
  'answers of $path are copied',
  ({ entity: listed }) => {
    expect(projectionOf(contracts.listAnswer(listed))).toBeDefined();
  },
);
