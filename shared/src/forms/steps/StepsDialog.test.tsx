import { beforeEach, expect, test } from '@jest/globals';
import { act, renderPage, screen, waitFor, within } from '@itinera/shared/testing';
import { forEach, type Plan } from './plan';
import { StepsDialog } from './StepsDialog';

let closed: unknown[];
let order: string[];
let refused: string[];
beforeEach(() => {
  closed = [];
  order = [];
  refused = [];
});

const images = (): Plan<Record<string, string>> =>
  forEach(['sea.webp', 'room.webp', 'pool.webp'], (image, index) => ({
    label: `${image} becomes number ${index + 1}`,
    run: async () => {
      if (refused.includes(image)) throw new Error('The image is gone.');
      order.push(image);
      return image;
    },
    undo: async (made) => order.push(`${made} back`),
  }));

function open(plan: Plan<Record<string, string>>) {
  const Screen = () => (
    <StepsDialog title="Saving the order" plan={plan} onClose={(made) => closed.push(made)} />
  );
  return renderPage('hotels', Screen, '/hotels').user;
}
const lines = () =>
  within(screen.getByRole('status', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('runs once and closes with what was made', async () => {
  open(images());
  await waitFor(() => expect(closed).toEqual([{ 0: 'sea.webp', 1: 'room.webp', 2: 'pool.webp' }]));
  expect(order).toEqual(['sea.webp', 'room.webp', 'pool.webp']);
});

test('names what failed, and tries only that again', async () => {
  refused = ['room.webp'];
  const user = open(images());
  await waitFor(() => expect(button('Try again')).toBeEnabled());
  expect(lines()).toEqual([
    '✓sea.webp becomes number 1: done',
    '✕room.webp becomes number 2: failedThe image is gone.',
    '✓pool.webp becomes number 3: done',
  ]);
  expect(closed).toEqual([]);
  refused = [];
  await user.click(button('Try again'));
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(order).toEqual(['sea.webp', 'pool.webp', 'room.webp']);
});

test('what was done can be taken back', async () => {
  refused = ['pool.webp'];
  const user = open(images());
  await user.click(await screen.findByRole('button', { name: 'Undo what was done' }));
  await waitFor(() => expect(closed).toEqual([undefined]));
  expect(order).toEqual(['sea.webp', 'room.webp', 'room.webp back', 'sea.webp back']);
});

test('does not close while something is under way', async () => {
  let finish: () => void = () => undefined;
  const plan = forEach(['one'], () => ({
    label: 'One',
    run: () => new Promise<string>((resolve) => (finish = () => resolve('done'))),
  }));
  const user = open(plan);
  await waitFor(() => expect(button('Close')).toBeDisabled());
  await user.keyboard('{Escape}');
  expect(closed).toEqual([]);
  await act(async () => finish());
  expect(closed).toEqual([{ 0: 'done' }]);
});
