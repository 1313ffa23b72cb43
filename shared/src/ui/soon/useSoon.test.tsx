import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useEffect, useRef } from 'react';
import { useSoon } from './useSoon';

/** Without `act`, which renders what is deferred as well. */
const environment: { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis as never;
let root: Root;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}
const Body = () => (useSoon<boolean>(true, false) ? <Field /> : null);
function Frame() {
  const hasBody = useSoon<boolean>(true, false);
  return (
    <>
      <h2>Add hotel</h2>
      {hasBody && <Body />}
    </>
  );
}

const open = () => flushSync(() => root.render(<Frame />));
const field = () => document.querySelector('input');

test('what comes soon is rendered after what is urgent', async () => {
  open();
  expect(document.querySelector('h2')).toBeVisible();
  expect(field()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(field()).toHaveFocus();
});

test.each(['keydown', 'pointerdown'])('a %s finds all of it, also what waits for something else', (type) => {
  open();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(field()).toHaveFocus();
});
