import { defineConfig } from '@playwright/test';

/** Journeys against the built product; every worker has a product of its own with freshly seeded data. */
export default defineConfig({
  testDir: 'tests',
  // Tests that take minutes and whose likeliest failures have a cheaper proof; docs/test-results.md lists both.
  testIgnore: process.env.ITINERA_TEST === 'full' ? [] : ['**/full/**'],
  globalSetup: './support/seedTemplate.ts',
  fullyParallel: false,
  // While one waits for the browser, the other uses the processor; a third one saves no time on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // When a test is given up; no promise of speed. `bench` measures times.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live too shortly for what the optimising compilers cost.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Otherwise, every test would wait for dialogs to fade in.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, requests and messages only: screenshots and snapshots at every step slow down all tests. `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
