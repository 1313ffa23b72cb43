import { expect, test } from '@jest/globals';
import type { SearchInput } from '@itinera/shared/contracts';
import { failure, http, oneOf, renderPage, screen, server } from '@itinera/shared/testing';
import { useState } from 'react';
import { aSearch, found, priced } from '../testing';
import { useSearch } from './useSearch';

test('results keep the search that they belong to, even while another one fails', async () => {
  server.use(
    http.post('*/api/search', async ({ request }) => {
      const { markup_bp } = (await request.json()) as SearchInput;
      return markup_bp === undefined ? failure('rule', 'Not now.') : oneOf(found([priced(92_285)]));
    }),
  );
  const Screen = () => {
    const [markup, setMarkup] = useState(true);
    const { result, of, error } = useSearch({ ...aSearch, ...(markup && { markup_bp: 1000 }) });
    return (
      <>
        <p>
          {result?.trips[0]?.sale_minor} at {String(of?.markup_bp)} {error?.message}
        </p>
        <button onClick={() => setMarkup(false)}>Usual mark-up</button>
      </>
    );
  };
  const { user } = renderPage('search-result', Screen, '/search/result');
  expect(await screen.findByText(/^92285 at 1000/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usual mark-up' }));
  // A booking from these results uses the terms of their own search.
  expect(await screen.findByText('92285 at 1000 Not now.')).toBeVisible();
});
