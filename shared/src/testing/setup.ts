import * as matchers from '@testing-library/jest-dom/matchers';
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

// The first test that opens a dialog compiles its code, which takes seconds on a busy machine.
jest.setTimeout(120_000);
// Libraries are evaluated outside of Jest, which would define this name in each module: they look for fake timers by it.
Object.assign(globalThis, { jest });
expect.extend(Object.fromEntries(Object.entries(matchers).filter(([name]) => name !== 'default')));
configure({ asyncUtilTimeout: 8000 });

leaveStylesOut();
leaveOwnerStacksOut();

/** No retries: a test sees the first failure. */
queryClient.setDefaultOptions({ queries: { retry: false, gcTime: Infinity } });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// A late request of an earlier test is no failure of this one.
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
