import type { Browser, Page } from '@playwright/test';
import { firstRow } from '../browser/pages';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { summarise, type Summary } from '../times/summary';
import { forgetReplies, longestReply, recordReplies, untilStill } from './inPage';
import { interactions, type Interaction } from './interactions';

/** How many times slower the processor is made. */
export const SLOWER = 4;
const STILL_MS = 400;

export interface Replies extends Summary {
  what: string;
}

/** Each interaction in turn, so that a busy moment affects all. The first turn, which fetches code, is not counted. */
export const measureInteractions = (browser: Browser, product: Product, runs: number): Promise<Replies[]> =>
  withVisitor(browser, product, 'federated', { signedIn: true }, async ({ page, origin }) => {
    await page.addInitScript(recordReplies);
    const slow = await page.context().newCDPSession(page);
    const setSlower = (rate: number) => slow.send('Emulation.setCPUThrottlingRate', { rate });
    const times = new Map(interactions.map(({ what }): [string, number[]] => [what, []]));
    for (let run = 0; run <= runs; run += 1)
      for (const interaction of interactions) {
        await open(page, origin, interaction.path);
        await interaction.before?.(page);
        await page.evaluate(untilStill, STILL_MS);
        const press = await aim(page, interaction);
        await page.evaluate(forgetReplies);
        await setSlower(SLOWER);
        await press();
        await page.evaluate(untilStill, STILL_MS);
        if (run > 0) times.get(interaction.what)?.push(await page.evaluate(longestReply));
        await setSlower(1);
      }
    return [...times].map(([what, all]) => ({ what, ...summarise(all) }));
  });

/** Opens a list by its address, after the others, so that their code is there. */
async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator(firstRow).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Moves the pointer first: what it does is not part of the click. */
async function aim(page: Page, { press }: Interaction): Promise<() => Promise<void>> {
  if ('key' in press) return () => page.keyboard.press(press.key);
  const target = page.getByRole(press.role, { name: press.name, exact: true }).first();
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(press.name)} is not visible.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
