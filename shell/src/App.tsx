import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { queryClient, QueryClientProvider } from '@itinera/shared/data';
import { RouterProvider } from '@itinera/shared/router';
import { useSession, type SessionStatus } from '@itinera/shared/state';
import { CssBaseline, themes, ThemeProvider } from '@itinera/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { earlyForm } from './auth/earlyForm';
import { styleNonce } from './base/configuration';
import { ServerUnreachable } from './notices/ServerUnreachable';
import { SessionReplaced } from './notices/SessionReplaced';
import { afterTheClick } from './router/afterTheClick';
import { inTransitions } from './router/inTransitions';
import { router } from './router/router';
import { withoutBriefLoading } from './router/withoutBriefLoading';
import { useScheme } from './useScheme';

/** One style cache for the shell and all remotes, with the nonce that the page's policy allows. */
const styles = createCache({ key: 'itinera', nonce: styleNonce });

const shownRouter = inTransitions(withoutBriefLoading(afterTheClick(router)));

/** Full pages for states of the session in which no page may be shown. */
const fullPages: Partial<Record<SessionStatus, ReactNode>> = {
  unreachable: <ServerUnreachable />,
  replaced: <SessionReplaced />,
};

export function App() {
  const status = useSession((session) => session.status);
  const scheme = useScheme();
  // The sign-in page has adopted the form of the document, or another page is shown.
  useEffect(() => earlyForm()?.remove(), []);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={themes[scheme]}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          {/* As a transition, React would render a new page in slices of 5 ms with a frame after each, which takes 2 s on a slow computer. */}
          {fullPages[status] ?? <RouterProvider router={shownRouter} useTransitions={false} />}
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
