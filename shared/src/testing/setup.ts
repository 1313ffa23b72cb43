import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { queryClient } from '@itinera/shared/data';
import {
  clearSession,
  forgetFilterPanels,
  forgetTableSettings,
  useDrafts,
  useMessages,
  useSorts,
  useWork,
} from '@itinera/shared/state';
import { cleanup, configure } from '@testing-library/react';
import { server } from './server';

// A dialog's code is first compiled inside the test that opens it; on a busy machine that takes seconds.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

/** The server has no cached failures to wait for: a test sees the first one. */
queryClient.setDefaultOptions({ queries: { retry: false, gcTime: Infinity } });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  queryClient.clear();
  clearSession();
  forgetFilterPanels();
  forgetTableSettings();
  useMessages.setState({ snackbars: [], toasts: [] });
  useDrafts.setState({}, true);
  useSorts.setState({}, true);
  useWork.setState({ unsaved: [], running: 0 });
  window.history.replaceState(null, '', '/');
});

afterAll(() => server.close());
