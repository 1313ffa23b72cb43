import { expect, test } from '@jest/globals';
import { sealingKeyFrom, seal, unseal } from './sealing';

const keyOf = (byte: number) => sealingKeyFrom(Buffer.alloc(32, byte).toString('base64url'));
const draft = { typed: { name: 'Рига — Rīga' }, at: 1 };

test('what is encrypted is decrypted with the same key, and with no other', async () => {
  const sealed = await seal(draft, await keyOf(7));
  expect(await unseal(sealed, await keyOf(7))).toEqual(draft);
  expect(await unseal(sealed, await keyOf(8))).toBeUndefined();
  expect(Buffer.from(sealed.bytes).toString('utf8')).not.toContain('name');
});

test('equal input gives different bytes, and changed bytes are refused', async () => {
  const key = await keyOf(7);
  const [one, two] = [await seal(draft, key), await seal(draft, key)];
  expect(Buffer.from(one.bytes)).not.toEqual(Buffer.from(two.bytes));
  const bytes = Buffer.from(one.bytes.buffer);
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  expect(await unseal(one, key)).toBeUndefined();
});
