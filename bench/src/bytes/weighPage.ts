import type { Browser } from '@playwright/test';
import type { Build } from '../browser/build';
import type { BenchPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import { withoutPrefetch } from '../browser/withoutPrefetch';
import type { Product } from '../product/startProduct';
import { total, weigh, type Weight } from './weight';

export interface PageWeight extends Weight {
  /** Paths of the files in the order of their requests. */
  paths: string[];
  /** Files that were requested more than once. */
  repeated: string[];
}

/** Measures the scripts that a first visit requests, until the page is ready and the network idle. */
export function weighPage(
  browser: Browser,
  product: Product,
  build: Build,
  bench: BenchPage,
): Promise<PageWeight> {
  return withVisitor(browser, product, build, bench, async ({ page, origin }) => {
    await withoutPrefetch(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(origin + bench.path);
    await page.evaluate(untilVisible, { selector: bench.ready, since: 'navigation' as const });
    await page.waitForLoadState('networkidle');

    const paths = [...new Set(asked)];
    const weights = await Promise.all(paths.map((path) => weighFile(origin + path)));
    const repeated = paths.filter((path) => asked.indexOf(path) !== asked.lastIndexOf(path));
    return { ...total(weights), paths, repeated };
  });
}

async function weighFile(address: string): Promise<Weight> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return weigh(address, Buffer.from(await answer.arrayBuffer()));
}
