interface Awaited {
  selector: string;
  since: 'navigation' | 'click';
}

/**
 * Runs inside the page: milliseconds from the start of the navigation, or from the next click, to the end of
 * the first frame that shows the element. It calls no helper functions: they would not exist in the page.
 */
export async function untilVisible({ selector, since }: Awaited): Promise<number> {
  const start =
    since === 'navigation'
      ? 0
      : await new Promise<number>((resolve) =>
          addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
        );
  do await new Promise(requestAnimationFrame);
  while (!document.querySelector(selector)?.checkVisibility());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
