import axe from 'axe-core';
import type { Page } from './test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on how the page is painted, and not on what it contains. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function found(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const { violations: all } = await page.evaluate(
    (only) =>
      (window as never as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        // Of WCAG 2.1 (2.5.3), and off unless it is asked for.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Everything that axe finds on the page as it is now. */
export const violations = (page: Page) => found(page, standards);

/** What axe finds of the colours alone, on a page whose content it has looked at in another theme. */
export const violationsOfColour = (page: Page) => found(page, { type: 'rule', values: rulesOfColour });
