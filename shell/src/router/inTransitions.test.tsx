import { beforeEach, expect, test } from '@jest/globals';
import { createBrowserRouter, renderedSoon, RouterProvider, useLocation } from '@itinera/shared/router';
import { act, fireEvent, render, screen } from '@itinera/shared/testing';
import { useState } from 'react';
import { inTransitions } from './inTransitions';

beforeEach(() => window.history.replaceState(null, '', '/'));

let renders: string[] = [];

async function open() {
  let press = () => {};
  function Shown() {
    const { pathname, search } = useLocation();
    const [isPressed, setPressed] = useState(false);
    press = () => setPressed(true);
    const shown = `${pathname}${search}${isPressed ? ' pressed' : ''}`;
    renders.push(shown);
    return <p>{shown}</p>;
  }
  const element = <Shown />;
  const router = createBrowserRouter([{ path: '/', element }, { path: '/hotels' }]);
  render(<RouterProvider router={inTransitions(router)} useTransitions={false} />);
  await screen.findByText('/');
  renders = [];
  return { router, press: () => press() };
}

test.each([
  ['a dialog', { dialog: 'add' }],
  ['another sort', renderedSoon],
])('the reply to a click does not wait for %s', async (_, state) => {
  const { router, press } = await open();
  await act(async () => {
    await router.navigate('/?add=hotel', { state });
    press();
  });
  expect(renders).toEqual(['/ pressed', '/?add=hotel pressed']);
});

test('other changes of the address, which inputs show, are rendered at once', async () => {
  const { router, press } = await open();
  await act(async () => {
    await router.navigate('/?q=park');
    press();
  });
  expect(renders).toEqual(['/?q=park pressed']);
});

test('a key finds the dialog that the click before it has opened', async () => {
  const { router } = await open();
  await act(async () => {
    await router.navigate('/?add=hotel', { state: { dialog: 'add' } });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.getByText('/?add=hotel')).toBeVisible();
  });
});
