import { expect, test } from '@jest/globals';
import { render, screen, userEvent, waitFor } from '@itinera/shared/testing';
import { useState } from 'react';
import { contentId } from './SkipLink';
import { useKeptFocus } from './useKeptFocus';

/** A page with a list whose entries are deleted by their button, and a section with a notice that is closed. */
function Page() {
  useKeptFocus();
  const [rows, setRows] = useState(['Riga', 'Rome']);
  const [isNoticed, setNoticed] = useState(true);
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>Cities</h1>
      {rows.map((row) => (
        <button key={row} onClick={() => setRows(rows.filter((each) => each !== row))}>
          Delete {row}
        </button>
      ))}
      <section>
        <h2>Hints</h2>
        {isNoticed && <button onClick={() => setNoticed(false)}>Close</button>}
      </section>
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

test('the focus goes to the heading of the page when the last row is deleted by keyboard', async () => {
  render(<Page />);
  await press('Delete Rome');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cities' })).toHaveFocus());
  await press('Delete Riga');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cities' })).toHaveFocus());
});

test('the focus goes to the heading of the part whose focused element is closed', async () => {
  render(<Page />);
  await press('Close');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hints' })).toHaveFocus());
});

test('a focus that a person gave up is not moved', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Delete Riga' }).focus();
  (document.activeElement as HTMLElement).blur();
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.body).toHaveFocus();
});
