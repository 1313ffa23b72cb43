/** Marks the layer of messages, which stay readable and usable above everything. */
export const messageLayer = 'data-messages';

const isBeside = (element: Element, own: HTMLElement) =>
  element !== own && !element.hasAttribute(messageLayer) && !element.hasAttribute('inert');

/**
 * Places an element over the page and makes everything else but the messages inert: the focus can't leave it, and it
 * may be opened over a dialog of a remote, whose own focus trap then finds nothing that it could focus. Returns the
 * function that takes the element away and returns the focus to where it was.
 */
export function placeModal(element: HTMLElement): () => void {
  const { activeElement, documentElement } = document;
  const beside = [...document.body.children].filter((other) => isBeside(other, element));
  for (const other of beside) other.setAttribute('inert', '');
  document.body.append(element);
  // The page does not scroll below it, and keeps its width.
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
