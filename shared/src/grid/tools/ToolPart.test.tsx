import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, userEvent } from '@itinera/shared/testing';
import { lazyPart, type LazyPart } from './lazyPart';
import { ToolPart } from './ToolPart';

const retry = () => screen.findByRole('button', { name: 'Try again: Filters' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

/** A tool within a page with typed text. */
function Page({ code }: { code: LazyPart<() => string> }) {
  return (
    <>
      <input aria-label="Note" />
      <ToolPart what="Filters" code={code}>
        {(Filters) => <p>{Filters()}</p>}
      </ToolPart>
    </>
  );
}

test('a tool whose code can’t be loaded does not affect the page, and is loaded on request', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const code = lazyPart(async () => {
    if (isDown) throw new Error('Loading chunk 7 failed.');
    return () => 'All filters';
  });
  render(<Page code={code} />);
  await user.type(screen.getByLabelText('Note'), 'typed');
  expect(await screen.findByRole('alert')).toHaveTextContent('Filters can’t be shown at the moment.');
  await user.click(await retry());
  expect(await retry()).toBeVisible();
  isDown = false;
  await user.click(await retry());
  expect(await screen.findByText('All filters')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('typed');
});

test('a tool that throws does not affect the page, and is rendered again on request', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  const code = lazyPart(async () => () => {
    if (isBroken) throw new Error('Planted.');
    return 'All filters';
  });
  render(<Page code={code} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Note')).toBeVisible();
  isBroken = false;
  await user.click(await retry());
  expect(await screen.findByText('All filters')).toBeVisible();
});

test('a tool is loaded once, however often it is shown', async () => {
  const load = jest.fn(async () => () => 'All filters');
  const code = lazyPart(load);
  const { unmount } = render(<Page code={code} />);
  await screen.findByText('All filters');
  unmount();
  render(<Page code={code} />);
  await screen.findByText('All filters');
  expect(load).toHaveBeenCalledTimes(1);
});
