import type { Browser } from '@playwright/test';
import { builds, type Build, type PerBuild } from '../browser/build';
import { hotelsPage, signInPage, type BenchPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { slowDown, type Profile } from './profiles';
import { summarise, type Summary } from './summary';

export interface LoadTimes extends PerBuild<Summary> {
  page: string;
  profile: Profile;
}

interface Case {
  profile: Profile;
  bench: BenchPage;
  times: PerBuild<number[]>;
}

const allCases = (): Case[] =>
  (['throttled', 'plain'] as const).flatMap((profile) =>
    [signInPage, hotelsPage].map((bench) => ({ profile, bench, times: { federated: [], monolithic: [] } })),
  );

/** First visits of both builds in turn, so that a busy moment of the machine affects both. */
export async function timeLoads(browser: Browser, product: Product, runs: number): Promise<LoadTimes[]> {
  const cases = allCases();
  for (let run = 0; run < runs; run++) {
    const order = run % 2 ? builds.toReversed() : builds;
    for (const { profile, bench, times } of cases) {
      for (const build of order) times[build].push(await timeLoad(browser, product, build, bench, profile));
    }
  }
  return cases.map(({ profile, bench, times }) => ({
    page: bench.title,
    profile,
    federated: summarise(times.federated),
    monolithic: summarise(times.monolithic),
  }));
}

const timeLoad = (browser: Browser, product: Product, build: Build, bench: BenchPage, profile: Profile) =>
  withVisitor(browser, product, build, bench, async ({ page, origin }) => {
    await slowDown(page, profile);
    await page.goto(origin + bench.path, { waitUntil: 'commit' });
    return page.evaluate(untilVisible, { selector: bench.ready, since: 'navigation' as const });
  });
