import axe from 'axe-core';
import type { Page } from './test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours, and not on content. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function found(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const { violations: all } = await page.evaluate(
    (only) =>
      (window as never as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        // WCAG 2.1 (2.5.3); axe does not enable it by default.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Everything that axe finds on the page as it is now. */
export const violations = (page: Page) => found(page, standards);

/** Only axe's rules of colour, for a page whose content was checked in another theme. */
export const violationsOfColour = (page: Page) => found(page, { type: 'rule', values: rulesOfColour });
