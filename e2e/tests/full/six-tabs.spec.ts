import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { PassingTokens } from '../../faults/accessTokens';
import { first, lateAnswer, latency, loseAnswer, reset, status, type Fault } from '../../faults/faults';
import { expect, signIn, test, type Page } from '../../support/test';

const ROUNDS = Number(process.env.ITINERA_ROUNDS ?? 1000);
const refresh = 'POST /api/auth/refresh';

/** What happens to the refreshes of a round, in turn, so that a thousand rounds have each of them many times; and to how many of them. */
const faultsInTurn: [count: number, fault: Fault][] = [
  [1, loseAnswer()],
  [1, lateAnswer(300)],
  [3, loseAnswer()],
  [0, reset()],
  [2, latency(800)],
  [2, reset()],
  [1, lateAnswer(2500)],
  [1, status(503)],
  [5, loseAnswer()],
];
/** Longer than a page waits for an answer, and than another window may repeat a refresh; rare, because a round lasts as long. */
const BEYOND_EVERY = 100;
const beyondTimeout: [count: number, fault: Fault] = [1, lateAnswer(17_000)];
const faultOf = (round: number) =>
  round % BEYOND_EVERY === BEYOND_EVERY - 1
    ? beyondTimeout
    : (faultsInTurn[round % faultsInTurn.length] ?? beyondTimeout);

// Little to paint, but with Refresh beside the list, and nothing to record, because a thousand rounds are to end.
test.use({ viewport: { width: 1000, height: 500 }, trace: 'off' });

/** A tab with a list, whose answers say when it is done: looking at six pages a thousand times would take most of the time. */
class Tab {
  private answered = false;

  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {
    page.on('response', (answer) => {
      if (answer.ok() && new URL(answer.url()).pathname === '/api/airports') this.answered = true;
    });
  }

  static async of(page: Page): Promise<Tab> {
    return new Tab(page, await page.context().newCDPSession(page));
  }

  get list() {
    return this.page.getByText(/^1–25 of \d+ airports$/);
  }
  get isSignedOut(): boolean {
    return new URL(this.page.url()).pathname.startsWith('/auth');
  }

  async refresh(): Promise<void> {
    this.answered = false;
    await this.page.getByRole('button', { name: 'Refresh', exact: true }).click();
  }

  /** As a person does: it does not wait for the page that it replaces, which may be replaced itself. */
  async reload(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1)
      await expect(() => this.devtools.send('Page.reload')).toPass({ intervals: [10] });
    this.answered = false;
  }

  /** Ends when the list has been answered, or the tab is signed out. Where the page asks for it, it tries again. */
  async idle(): Promise<void> {
    const again = this.page.getByRole('button', { name: 'Try again' });
    for (let waited = 0; !this.answered && !this.isSignedOut; waited += 1) {
      if (waited > 600)
        throw new Error(`A tab has no answer: ${await this.page.getByRole('main').innerText()}`);
      await setTimeout(100);
      if (waited % 20 === 19 && (await again.isVisible()))
        await again.click({ timeout: 10_000 }).catch(() => undefined);
    }
  }
}

test('a thousand rounds of six tabs, whose refreshes are lost and late, sign nobody out', async ({
  context,
  broken,
}) => {
  test.setTimeout(0);
  const { product, staff } = broken;
  const tokens = new PassingTokens();
  const heal = async () => {
    await staff.heal();
    staff.fault('/api/**', tokens.fault);
  };
  await heal();
  const address = `${product.staff}/airports`;
  const pages = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
  const [page, ...others] = pages;
  if (!page) throw new Error('There is no tab.');
  const warnings: string[] = [];
  for (const tab of pages)
    tab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  context.setDefaultTimeout(60_000);
  await signIn(page, address, 'manager');
  for (const tab of others) await tab.goto(address);
  const tabs = await Promise.all(pages.map((tab) => Tab.of(tab)));
  const expectLists = () => Promise.all(tabs.map((tab) => expect(tab.list).toBeVisible()));
  await expectLists();

  let hit = 0;
  const begun = Date.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [count, fault] = faultOf(round);
    warnings.length = 0;
    await tokens.quiet(700);
    tokens.expire();
    staff.fault(
      refresh,
      first(count, async (exchange, next) => {
        hit += 1;
        await fault(exchange, next);
      }),
    );
    // In every other round one tab reloads, in each seventh two; in each third twice, so that a document is dropped with its refresh.
    const reloading = new Set(round % 2 === 0 ? [tabs[round % 6]] : round % 7 === 0 ? tabs.slice(0, 2) : []);
    await Promise.all(
      tabs.map(async (tab) => {
        if (!reloading.has(tab)) return tab.refresh();
        await tab.reload(round % 3 === 0 ? 2 : 1);
      }),
    );
    await Promise.all(tabs.map((tab) => tab.idle()));
    expect(staff.count(refresh).came).toBeGreaterThan(0);
    const signedOut = tabs.flatMap((tab, place) => (tab.isSignedOut ? [`tab ${place + 1}`] : []));
    expect(signedOut, `round ${round + 1}: ${warnings.join(' ')}`).toEqual([]);
    await heal();
    if (round % 50 !== 49) continue;
    await expectLists();
    console.log(`${round + 1} rounds, ${hit} faults, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  // Otherwise the faults would have been set for nothing.
  expect(hit).toBeGreaterThan(ROUNDS / 2);
});
