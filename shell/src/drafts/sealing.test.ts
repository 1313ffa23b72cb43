import { expect, test } from '@jest/globals';
import { draftKeyFrom, seal, unseal } from './sealing';

const [key, another] = [7, 8].map((byte) => draftKeyFrom(Buffer.alloc(32, byte).toString('base64url')));
const draft = { typed: { name: 'Рига — Rīga' }, at: 1 };

test('what was sealed is read with the same key, and with no other one', async () => {
  const sealed = await seal(draft, await key!);
  expect(await unseal(sealed, await key!)).toEqual(draft);
  expect(await unseal(sealed, await another!)).toBeUndefined();
  expect(Buffer.from(sealed.bytes).toString('utf8')).not.toContain('name');
});

test('the same input never gives the same bytes, and changed bytes are not read', async () => {
  const [one, two] = [await seal(draft, await key!), await seal(draft, await key!)];
  expect(Buffer.from(one.bytes)).not.toEqual(Buffer.from(two.bytes));
  new Uint8Array(one.bytes)[0]! ^= 1;
  expect(await unseal(one, await key!)).toBeUndefined();
});
