import { useEffect, useRef, type RefObject } from 'react';

/** Without links: who leaves the page is asked by `useUnsaved`. */
const roles = ['button', 'tab', 'option', 'checkbox', 'radio', 'switch', 'combobox', 'slider'];
const controls = ['button', 'input', 'select', 'textarea', 'label', 'summary']
  .concat(roles.map((role) => `[role=${role}]`))
  .concat('[role^=menuitem]')
  .join();

/** A sheet is closed within it, also if that is a step back in the history. */
const CLOSING_MS = 1000;

/**
 * A press on a control of the page beside a sheet closes the sheet and then takes effect. If the sheet stays, because it asks what to do with
 * what was typed, the press has no effect. Only the sheet on top does so, and only for what is below it: not for its menus, nor for messages.
 */
export function usePressBeside(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let press: Press | undefined;
    const start = (event: MouseEvent) => {
      const control = event.button === 0 && sheet.current && controlBeside(sheet.current, event.target);
      press = control ? holdPress(event, control) : undefined;
      if (press) close.current();
    };
    document.addEventListener('mousedown', start, true);
    return () => {
      document.removeEventListener('mousedown', start, true);
      press?.closed();
    };
  }, [sheet]);
}

interface Press {
  /** The sheet is closed. */
  closed: () => void;
}

/** Keeps a press from the page until its sheet is closed and the button of the mouse is up. */
function holdPress(down: MouseEvent, control: HTMLElement): Press {
  let isClosed = false;
  let isUp = false;
  let isDone = false;
  const act = () => {
    if (isDone || !isClosed || !isUp || performance.now() - down.timeStamp > CLOSING_MS) return;
    isDone = true;
    if (control.isConnected) pressAgain(control);
  };
  const up = (event: MouseEvent) => {
    forget();
    stop(event);
    isUp = event.target instanceof Node && control.contains(event.target);
    act();
  };
  const forget = () => {
    document.removeEventListener('click', up, true);
    document.removeEventListener('mousedown', forget, true);
  };
  stop(down);
  document.addEventListener('click', up, true);
  // Without a click before it, the button was released elsewhere.
  document.addEventListener('mousedown', forget, true);
  return {
    closed: () => {
      isClosed = true;
      // After the focus has returned to where the sheet was opened.
      setTimeout(act);
    },
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The control of the page that was pressed. What is below a modal is hidden from screen readers. */
function controlBeside(sheet: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || sheet.getAttribute('aria-hidden') === 'true') return undefined;
  const layer = [...document.body.children].find((child) => child.contains(target));
  if (layer?.getAttribute('aria-hidden') !== 'true' || target.closest('[data-above-sheets]'))
    return undefined;
  return target.closest<HTMLElement>(controls) ?? undefined;
}

/** For selects and menus, which open on the way down, as well. */
function pressAgain(control: HTMLElement) {
  control.focus({ preventScroll: true });
  for (const type of ['mousedown', 'mouseup'])
    control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  control.click();
}
