import { queryClient, QueryClientProvider } from '@itinera/shared/data';
import { createBrowserRouter, RouterProvider } from '@itinera/shared/router';
import { siteOf, type RouteName } from '@itinera/shared/routes';
import { themes, ThemeProvider } from '@itinera/shared/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/**
 * Renders a page at an address, with the shell's providers but without its guards. Other addresses render their path, so that a test sees
 * where a link leads.
 */
export function renderPage(name: RouteName, Page: ComponentType, address: string) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    { path: siteOf(name).path, Component: Page },
    { path: '*', Component: () => <p>At {window.location.pathname}</p> },
  ]);
  const view = render(
    <ThemeProvider theme={themes.dark}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}
