import { messageLayer } from '../layers/placeModal';

/**
 * Adds an element above dialogs, and returns a function that removes it. Messages are outside of the page that an open dialog hides from
 * screen readers, and a dialog does not pull the focus back from them.
 */
export function placeLayer(element: HTMLElement): () => void {
  const stayReadable = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  const keepFocus = (event: FocusEvent) => event.stopPropagation();
  stayReadable.observe(element, { attributeFilter: ['aria-hidden'] });
  element.addEventListener('focusin', keepFocus);
  element.setAttribute(messageLayer, '');
  document.body.append(element);
  return () => {
    stayReadable.disconnect();
    element.removeEventListener('focusin', keepFocus);
    element.remove();
  };
}
