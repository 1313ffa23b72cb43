import { expect, test } from '@jest/globals';
import { partnerCookies, restorePartner } from '@itinera/shared/state';
import { renderPage, screen, within } from '@itinera/shared/testing';
import { Page } from '@itinera/shared/ui';

const Hotel = () => <Page title="Baltic Beach">Its rooms</Page>;
const trail = () => screen.getByRole('navigation', { name: 'Breadcrumbs' });

test('a page has the name of its record in heading, breadcrumbs and document title', () => {
  renderPage('hotels-id', Hotel, '/hotels/019aa0c4');
  expect(screen.getByRole('heading', { level: 1, name: 'Baltic Beach' })).toBeVisible();
  expect(
    within(trail())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Hotels', 'Baltic Beach']);
  expect(within(trail()).getByText('Baltic Beach')).toHaveAttribute('aria-current', 'page');
  expect(trail()).not.toHaveTextContent('019aa0c4');
  expect(document.title).toBe('Baltic Beach · Itinera');
});

test('a breadcrumb links to its page', async () => {
  const { user } = renderPage('hotels-id', Hotel, '/hotels/019aa0c4');
  await user.click(within(trail()).getByRole('link', { name: 'Hotels' }));
  expect(await screen.findByText('At /hotels')).toBeVisible();
});

test('a partner has no home page, and the hotels have nothing above them', () => {
  partnerCookies.save('someone');
  restorePartner();
  renderPage('hotels', () => <Page title="Hotels">Rows</Page>, '/hotels');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a view in the address links back to its page', () => {
  renderPage(
    'reports',
    () => (
      <Page title="Sales" viewOf="Reports">
        Rows
      </Page>
    ),
    '/reports?report=sales',
  );
  expect(within(trail()).getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
  expect(within(trail()).getByText('Sales')).toHaveAttribute('aria-current', 'page');
});
