import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { startBehindFaults, type ProductBehindFaults } from './behindFaults';
import { freePorts, Product } from './product';
import { untilNotBusy } from './untilNotBusy';

interface Worlds {
  /** Shared by the tests of a worker: each leaves it as it found it. */
  product: Product;
  /** Like `broken`, before its faults are removed. */
  behindFaults: ProductBehindFaults;
}

interface Fixtures {
  /** For tests that break something: not shared. */
  ownProduct: Product;
  /**
   * A product with a fault proxy before each of its servers; healed after each test, data is not reset: also for journeys that leave traces which
   * no journey after a fault notices.
   */
  broken: ProductBehindFaults;
  /** Errors that no page may cause: collected from every page of the test and checked after it. */
  cleanConsole: void;
}

/** Fails the test when any page violates its Content-Security-Policy or throws, or when a partner’s page requests a remote of staff. */
function watch(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => {
    if (/Content Security Policy|integrity|requires '?Trusted/i.test(message.text()))
      seen.push(message.text());
  });
  context.on('weberror', (error) => seen.push(String(error.error())));
  // Partners must not download code for staff: it would reveal what staff can do.
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'partner.localhost' && /^\/remotes\/(?!mf_hotels\/|mf_bookings\/)/.test(pathname))
      seen.push(`The partner shell requested ${pathname}`);
  });
}

export const test = base.extend<Fixtures, Worlds>({
  product: [
    async ({ browser: _ }, use) => {
      const product = await Product.start(await freePorts());
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  behindFaults: [
    async ({ browser: _ }, use) => {
      const started = await startBehindFaults();
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  broken: async ({ behindFaults }, use) => {
    await use(behindFaults);
    await behindFaults.heal();
  },
  ownProduct: async ({ browser: _ }, use) => {
    const product = await Product.start(await freePorts());
    await use(product);
    await product.stop();
  },
  cleanConsole: [
    async ({ context }, use) => {
      const seen: string[] = [];
      watch(context, seen);
      await use();
      // Requests that a route handler still holds are dropped: their end with the page is no failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

export const demoPassword = 'itinera-demo-2026';
type Staff = 'admin' | 'manager' | 'operator';
export type Account = Staff | 'partner' | 'partner2';

const credentialsOf = (account: Account) => ({
  email: `${account}@itinera.example`,
  password: demoPassword,
});

// A dialog opened by the address hides the rest of the page from assistive technology. An account that may open no page has no menu.
const expectLayout = (page: Page) =>
  expect(page.getByRole('button', { name: /your account$/, includeHidden: true })).toBeVisible();

/** Signs in on the page of the address and waits for the redirect. */
export async function signIn(page: Page, address: string, account: Account): Promise<void> {
  const { email, password } = credentialsOf(account);
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectLayout(page);
}

/** Opens an address as staff with a session that this browser began earlier, which saves the sign-in form. */
export async function openSignedIn(page: Page, address: string, account: Staff): Promise<void> {
  const { origin } = new URL(address);
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    data: credentialsOf(account),
    // As browsers send it: without it, the session is not bound to this browser.
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await expect(answer).toBeOK();
  const { refresh_token }: { refresh_token: string } = await answer.json();
  await page.context().addCookies([{ name: 'token', value: refresh_token, url: origin, sameSite: 'Strict' }]);
  await page.goto(address);
  await expectLayout(page);
}

interface Token {
  value: string;
  /** Half of its time, so that it is valid for the request that it is taken for. */
  until: number;
}
const tokens = new WeakMap<Product, Map<Account, Token>>();

/**
 * An access token from the API itself, to check what pages don't show. One sign-in serves many requests: each takes as much of the processor
 * as several of them. A token that was refused is replaced.
 */
export async function accessToken(product: Product, account: Account, refused?: string): Promise<string> {
  const ofProduct = tokens.get(product) ?? new Map<Account, Token>();
  tokens.set(product, ofProduct);
  const held = ofProduct.get(account);
  if (held && held.until > Date.now() && held.value !== refused) return held.value;
  const answer = await untilNotBusy(() =>
    fetch(`${product.apiAddress}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentialsOf(account)),
    }),
  );
  if (!answer.ok) throw new Error(`${account} could not sign in: ${answer.status} ${await answer.text()}`);
  const { access_token, expires_in }: { access_token: string; expires_in: number } = await answer.json();
  ofProduct.set(account, { value: access_token, until: Date.now() + expires_in * 500 });
  return access_token;
}
