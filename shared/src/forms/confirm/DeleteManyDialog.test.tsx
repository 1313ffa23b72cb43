import { expect, jest, test } from '@jest/globals';
import { ConfirmDialog, DeleteManyDialog } from '@itinera/shared/forms';
import { render, screen, userEvent } from '@itinera/shared/testing';

test('many entries are counted, the first five named, and a key pressed too early does nothing', async () => {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `Hotel ${letter}`);
  render(<DeleteManyDialog noun="hotel" names={names} onConfirm={onConfirm} onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete 7 hotels?' })).toHaveAccessibleDescription(
    expect.stringContaining('‘Hotel A’, ‘Hotel B’, ‘Hotel C’, ‘Hotel D’, ‘Hotel E’ and 2 more'),
  );
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('an action that is impossible has no button', () => {
  render(
    <ConfirmDialog
      question="Cancel booking 4711?"
      verb="Cancel booking"
      cancelVerb="Keep booking"
      isDangerous={false}
      isReady
      onConfirm={undefined}
      onClose={() => undefined}
    >
      It has been paid.
    </ConfirmDialog>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
