import { lasting } from '../base/browserStorage';
import { sealingKeyFrom, unseal } from '../base/sealing';
import { unpacked } from './packed';
import { placeNow, slotOf, type Area, type Block, type Snapshot } from './snapshot';

/** An older one is not shown. */
const LIFE_MS = 24 * 60 * 60 * 1000;

function add(parent: Element, name: string, area: readonly number[], text?: string): HTMLElement {
  const element = document.createElement(name);
  const { style } = element;
  [style.left = '', style.top = '', style.width = '', style.height = ''] = area.map(
    (length) => `${length}px`,
  );
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

function addBlock(view: Element, { area, bars, runs }: Block, looks: Snapshot['looks']): Element {
  const block = add(view, 'div', area);
  const content = add(block, 'div', []);
  for (const bar of bars) add(content, 'i', bar);
  for (const [left, top, width, height, look, text] of runs) {
    const { style } = add(content, 'span', [left, top, width, height], text);
    [style.font = '', style.color = ''] = looks[look] ?? [];
    style.lineHeight = `${height}px`;
  }
  return block;
}

const rowsOf = (root: Element | null) => root?.querySelector('[role=rowheader]');

/** Removes the heading as soon as the page has its own, and all as soon as it has rows, has none, is another page or has moved. */
function removeWhenReplaced(view: Element, heading: Element, [, top]: Area): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { href } = location;
  const observer = new MutationObserver(() => {
    const isRendered = root.firstChild && !root.querySelector('.page-skeleton');
    if (isRendered) heading.remove();
    const grid = root.querySelector('main [role=grid]');
    const isWaiting = grid && !rowsOf(grid) && Math.abs(grid.getBoundingClientRect().top - top) < 1;
    if (href === location.href && (!isRendered || isWaiting)) return;
    observer.disconnect();
    view.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

function render({ looks, page, table, words }: Snapshot): void {
  const view = add(document.body, 'div', []);
  view.className = 'snapshot';
  const picture = add(view, 'div', []);
  picture.toggleAttribute('inert', true);
  picture.setAttribute('aria-hidden', 'true');
  const heading = addBlock(picture, page, looks);
  addBlock(picture, table, looks);
  const [left, top, width] = table.area;
  add(view, 'p', [left + width, top], words).setAttribute('role', 'status');
  removeWhenReplaced(view, heading, table.area);
}

/**
 * Shows what this page showed at the last visit, until it is rendered. Part of the inline script, so that it need not wait for the files of the
 * shell. Only the key of this session, with the rights that its person has now, decrypts it; what can't be decrypted is deleted.
 */
export async function showSnapshot(sessionKey: Promise<string | undefined>): Promise<void> {
  const slot = slotOf(location.pathname);
  const stored = lasting.read(slot);
  if (!stored) return;
  const key = await sessionKey;
  if (!key) return;
  const snapshot = await unseal<Snapshot>(unpacked(stored), await sealingKeyFrom(key));
  if (!snapshot || !(Date.now() - snapshot.at < LIFE_MS)) lasting.remove(slot);
  else if (snapshot.place === placeNow() && !rowsOf(document.getElementById('root'))) render(snapshot);
}
