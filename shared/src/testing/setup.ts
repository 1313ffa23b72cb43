import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import { queryClient } from '@itinera/shared/data';
import {
  clearSession,
  forgetTableSettings,
  useDrafts,
  useMessages,
  reloadSorts,
  useWork,
} from '@itinera/shared/state';
import { cleanup, configure } from '@testing-library/react';
import { leaveOwnerStacksOut } from './ownerStacks';
import { server, unexpectedRequests } from './server';
import { leaveStylesOut } from './styles';

// The code of a dialog is compiled inside the first test that opens it; on a busy machine that takes seconds.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 8000 });

leaveStylesOut();
leaveOwnerStacksOut();

/** No retries: a test sees the first failure. */
queryClient.setDefaultOptions({ queries: { retry: false, gcTime: Infinity } });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// What an earlier test began late is no failure of this one.
beforeEach(() => void unexpectedRequests.splice(0));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  queryClient.clear();
  clearSession();
  forgetTableSettings();
  useMessages.setState({ snackbars: [], toasts: [] });
  useDrafts.setState({}, true);
  reloadSorts();
  useWork.setState({ unsaved: [], asked: undefined, running: 0 });
  window.history.replaceState(null, '', '/');
  expect(unexpectedRequests).toEqual([]);
});

afterAll(() => server.close());
