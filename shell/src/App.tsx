import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { queryClient, QueryClientProvider } from '@itinera/shared/data';
import { RouterProvider } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { CssBaseline, theme, ThemeProvider } from '@itinera/shared/ui';
import { styleNonce } from './configuration';
import { ServerUnreachable } from './pages/ServerUnreachable';
import { router } from './router/router';

/** One style cache for the shell and all remotes: its nonce is what the page's policy lets through. */
const styles = createCache({ key: 'itinera', nonce: styleNonce });

export function App() {
  const { status } = useSession();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          {status === 'unreachable' ? <ServerUnreachable /> : <RouterProvider router={router} />}
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
