// These run inside the page and call no helper functions: they would not exist there.

/** Milliseconds from a click on a link or button with this text to the end of the first frame that shows the element. */
export async function clickUntilVisible([text, selector]: [text: string, selector: string]): Promise<number> {
  const button = [...document.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === text,
  );
  if (!button) throw new Error(`There is no ${text}.`);
  const start = performance.now();
  button.click();
  while (!document.querySelector(selector)?.checkVisibility()) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Milliseconds from a paste into the active cell to the end of the frame that shows its verdict. */
export async function pasteUntilJudged(text: string): Promise<number> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const start = performance.now();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  while (!document.querySelector('[aria-label=Paste]')?.checkVisibility())
    await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** Median of the milliseconds that the page is busy with one press of an arrow key. */
export async function arrowKeys(count: number): Promise<number> {
  const times: number[] = [];
  while (times.length < count) {
    const key = times.length % 2 ? 'ArrowUp' : 'ArrowDown';
    const start = performance.now();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.toSorted((one, other) => one - other)[count >> 1] ?? NaN;
}
