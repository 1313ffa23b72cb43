/** Marks the layer of messages, which stays readable and usable above everything. */
export const messageLayer = 'data-messages';

const isBeside = (element: Element, own: HTMLElement) =>
  element !== own && !element.hasAttribute(messageLayer) && !element.hasAttribute('inert');

/**
 * Shows an element over the page and makes everything but the messages inert: the focus can't leave it, and a dialog of a remote below
 * finds nothing to trap the focus in. Returns a function that removes the element and restores the focus.
 */
export function placeModal(element: HTMLElement): () => void {
  const { activeElement, documentElement } = document;
  const beside = [...document.body.children].filter((other) => isBeside(other, element));
  for (const other of beside) other.setAttribute('inert', '');
  document.body.append(element);
  // The page below does not scroll, and keeps its width.
  const { overflow, scrollbarGutter } = documentElement.style;
  if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
  documentElement.style.overflow = 'hidden';
  return () => {
    Object.assign(documentElement.style, { overflow, scrollbarGutter });
    for (const other of beside) other.removeAttribute('inert');
    element.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}
