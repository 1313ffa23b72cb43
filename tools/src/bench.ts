import { build } from './build';
import { provideChromium } from './provide/chromium';
import { buildApi } from './release/buildApi';
import { runNode } from './stages/command';
import { root } from './workspace/paths';

/**
 * Measures bytes, ratios and growth of what `build` makes; `--api-only`, `--bookings-only`, `--search-only`, `--reports-only`, `--overload-only`, `--table-only`, `--prices-only` and
 * `--clicks-only` skip the rest.
 */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--bookings-only')) return measureOnPostgres('bookings', args);
  if (args.includes('--reports-only')) return measureOnPostgres('reports', args);
  if (args.includes('--search-only')) return measureOnPostgres('search', args);
  if (args.includes('--overload-only')) return measureOnPostgres('overload', args);
  if (args.includes('--table-only')) return measureIn('table', args);
  if (args.includes('--prices-only')) return measureIn('prices', args);
  if (args.includes('--clicks-only')) return measureIn('interactions', args);
  if (!args.includes('--api-only')) {
    const screens = await measureScreens(args);
    if (screens !== 0 || args.includes('--bytes-only')) return screens;
    for (const part of ['table', 'prices', 'interactions']) {
      const code = await measureIn(part, args);
      if (code !== 0) return code;
    }
  }
  await buildApi();
  const api = await runNode(['--import', 'tsx', `${root}bench/src/api/main.ts`]);
  if (api !== 0 || args.includes('--api-only')) return api;
  for (const part of ['bookings', 'search', 'reports', 'overload']) {
    const code = await measureOnPostgres(part, []);
    if (code !== 0) return code;
  }
  return 0;
}

const measureOnPostgres = (part: string, args: string[]) =>
  runNode(['--import', 'tsx', `${root}bench/src/${part}/main.ts`, ...args]);

async function measureScreens(args: string[]): Promise<number> {
  const browser = await provideChromium();
  await build([]);
  return runNode(['--import', 'tsx', `${root}bench/src/main.ts`, ...args], { CHROMIUM_PATH: browser });
}

async function measureIn(part: string, args: string[]): Promise<number> {
  const browser = await provideChromium();
  await build([]);
  return runNode(['--import', 'tsx', `${root}bench/src/${part}/main.ts`, ...args], {
    CHROMIUM_PATH: browser,
  });
}
