import { expect, test } from '@jest/globals';
import { Button } from '@itinera/shared/ui';
import { fireEvent, renderPage, screen, waitFor } from '@itinera/shared/testing';
import { Dialog } from '@itinera/shared/ui-more';
import { useState } from 'react';
import { ReorderableList } from './ReorderableList';

const letters = ['A', 'B', 'C', 'D'].map((id) => ({ id }));

function Screen() {
  const [items, setItems] = useState(letters);
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)}>
      <ReorderableList
        label="Letters"
        layout="rows"
        items={items}
        nameOf={({ id }) => `letter ${id}`}
        onReorder={setItems}
      >
        {({ id }, { handle, moveTo }) => (
          <>
            {handle}
            {id}
            <Button onClick={() => moveTo(0)}>First: {id}</Button>
          </>
        )}
      </ReorderableList>
    </Dialog>
  );
}

const open = () => renderPage('hotels', Screen, '/hotels').user;
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent?.[0]);
const handle = (id: string) => screen.getByRole('button', { name: `Move letter ${id}` });

test('an item is picked up, moved and dropped by keys, and each position is announced', async () => {
  const user = open();
  (await screen.findByRole('button', { name: 'Move letter D' })).focus();
  expect(handle('D')).toHaveAccessibleDescription(/^Press Space to pick it up/);
  await user.keyboard(' ');
  expect(await screen.findByText('letter D is picked up at position 4 of 4.')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('letter D is at position 3 of 4.')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(await screen.findByText('letter D is at position 1 of 4.')).toBeInTheDocument();
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  await user.keyboard(' ');
  expect(await screen.findByText('letter D dropped at position 1 of 4.')).toBeInTheDocument();
  expect(order()).toEqual(['D', 'A', 'B', 'C']);
  await waitFor(() => expect(handle('D')).toHaveFocus());
});

test('Escape puts an item back, and the dialog around the list stays open', async () => {
  const user = open();
  (await screen.findByRole('button', { name: 'Move letter A' })).focus();
  await user.keyboard(' ');
  await user.keyboard('{End}');
  expect(await screen.findByText('letter A is at position 4 of 4.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Move cancelled. letter A is back at position 1 of 4.')).toBeInTheDocument();
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a button moves an item without dragging, and announces its position', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'First: C' }));
  expect(order()).toEqual(['C', 'A', 'B', 'D']);
  expect(screen.getByText('letter C moved to position 1 of 4.')).toBeInTheDocument();
});

test('a finger moves an item by its handle at once; elsewhere it scrolls unless it rests first', async () => {
  open();
  const [grip, text] = [await screen.findByRole('button', { name: 'Move letter B' }), screen.getByText('C')];
  const swipe = (from: Element) => {
    fireEvent.touchStart(from, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchMove(from, { touches: [{ clientX: 0, clientY: 30 }] });
  };
  swipe(text);
  fireEvent.touchEnd(text);
  expect(screen.queryByText(/^letter C is/)).toBeNull();
  swipe(grip);
  // Without a layout the position is unknown here.
  expect(await screen.findByText(/^letter B is .*at position \d of 4\.$/)).toBeInTheDocument();
  fireEvent.touchEnd(grip);
});
