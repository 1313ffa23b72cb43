/**
 * Puts an element over the page, and returns what takes it away. Messages lie over dialogs, so they are no part of
 * the page that an open dialog hides from screen readers, and moving to them does not make the dialog fetch the
 * focus back.
 */
export function placeLayer(element: HTMLElement): () => void {
  const stayReadable = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  const keepFocus = (event: FocusEvent) => event.stopPropagation();
  stayReadable.observe(element, { attributeFilter: ['aria-hidden'] });
  element.addEventListener('focusin', keepFocus);
  document.body.append(element);
  return () => {
    stayReadable.disconnect();
    element.removeEventListener('focusin', keepFocus);
    element.remove();
  };
}
