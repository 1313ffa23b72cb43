import type { Browser, Page } from '@playwright/test';
import { signIn } from '../product/account';
import type { Product } from '../product/startProduct';
import type { Build } from './build';
import type { BenchPage } from './pages';

interface Visitor {
  page: Page;
  origin: string;
}

/** Opens the browser of a person with an empty cache, signed in where the page requires it. Rejects on an error in the page, which would never be ready. */
export async function withVisitor<T>(
  browser: Browser,
  { api, origins }: Product,
  build: Build,
  { signedIn }: Pick<BenchPage, 'signedIn'>,
  act: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const origin = origins[build];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (signedIn) {
      const { refresh_token } = await signIn(api);
      await context.addCookies([{ name: 'token', value: refresh_token, url: origin, sameSite: 'Strict' }]);
    }
    const page = await context.newPage();
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    return await Promise.race([act({ page, origin }), failed]);
  } finally {
    await context.close();
  }
}
