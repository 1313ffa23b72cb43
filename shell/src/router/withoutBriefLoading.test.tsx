import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@itinera/shared/testing';
import {
  createBrowserRouter,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigation,
} from '@itinera/shared/router';
import { NavigationProgress } from '../layout/ProgressBar';
import { THROTTLE_MS, withoutBriefLoading } from './withoutBriefLoading';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let renders: string[];

/** A page that links to another, which takes this long to load. */
async function open(loadMs: number, isUnsaved = false) {
  function Shown() {
    const { pathname } = useLocation();
    renders.push(`${pathname} ${useNavigation().state}`);
    const blocker = useBlocker(isUnsaved);
    return <p>{blocker.state}</p>;
  }
  const element = (
    <>
      <Shown />
      <NavigationProgress />
    </>
  );
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), loadMs));
  const router = createBrowserRouter([
    { path: '/', element },
    { path: '/hotels', loader, element },
  ]);
  render(<RouterProvider router={withoutBriefLoading(router)} useTransitions={false} />);
  renders = [];
  await act(async () => void router.navigate('/hotels'));
  return router;
}

const bar = () => screen.queryByRole('progressbar');

test('a load within 200 ms shows no bar, and does not render the page that is left again', async () => {
  await open(THROTTLE_MS - 1);
  await pass(THROTTLE_MS - 1);
  expect(renders.filter((shown) => shown !== '/hotels idle')).toEqual([]);
  await pass(1000);
  expect(bar()).toBeNull();
});

test('a longer load shows the bar until it is over', async () => {
  await open(1000);
  await pass(THROTTLE_MS - 1);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).toBeInTheDocument();
  await pass(1000);
  expect(renders.at(-1)).toBe('/hotels idle');
  await pass(1000);
  expect(bar()).toBeNull();
});

test('a page with unsaved input learns at once that it is about to be left', async () => {
  await open(1000, true);
  expect(screen.getByText('blocked')).toBeVisible();
});
