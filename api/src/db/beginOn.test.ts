import { expect, test } from '@jest/globals';
import { beginOn, type Packet } from './beginOn';

/** Records the texts of each packet; those that are listed fail. */
function recorded(failing: number[] = []) {
  const packets: string[][] = [];
  const send = async ({ ahead, statement, behind }: Packet) => {
    packets.push([...ahead(), statement, ...behind].map(({ text }) => text));
    if (failing.includes(packets.length)) throw new Error('refused');
    return { columns: [], rows: [] };
  };
  return { packets, ...beginOn(send) };
}

test('a transaction begins in the packet of its first statement, for its actor', async () => {
  const { connection, commit, packets } = recorded();
  connection.ahead('actor');
  await connection.query('one');
  await connection.query('two');
  await commit();
  expect(packets).toEqual([['BEGIN', 'actor', 'one'], ['two'], ['COMMIT']]);
});

test('a single statement is a transaction of one packet', async () => {
  const { connection, commit, packets } = recorded();
  connection.ahead('actor');
  await connection.query('one', [], { isLast: true });
  await commit();
  expect(packets).toEqual([['BEGIN', 'actor', 'one', 'COMMIT']]);
});

test('a transaction without a statement sends nothing, whether it ends well or not', async () => {
  const good = recorded();
  await good.commit();
  const bad = recorded();
  await bad.rollback();
  expect([...good.packets, ...bad.packets]).toEqual([]);
});

test('a statement behind one whose packet failed begins the transaction and sets the actor again', async () => {
  const { connection, rollback, packets } = recorded([1]);
  connection.ahead('actor');
  await expect(connection.query('one')).rejects.toThrow('refused');
  await connection.query('two');
  await connection.query('three');
  await rollback();
  expect(packets).toEqual([['BEGIN', 'actor', 'one'], ['BEGIN', 'actor', 'two'], ['three'], ['ROLLBACK']]);
});

test('statements that are sent at once all carry what is ahead of them', async () => {
  const { connection, packets } = recorded();
  connection.ahead('actor');
  await Promise.all([connection.query('one'), connection.query('two')]);
  expect(packets).toEqual([
    ['BEGIN', 'actor', 'one'],
    ['BEGIN', 'actor', 'two'],
  ]);
});
