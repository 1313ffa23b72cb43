import { defineConfig } from '@playwright/test';

/** Journeys against the built product; every worker has a product of its own with freshly seeded data. */
export default defineConfig({
  testDir: 'tests',
  // What takes minutes, and has a cheaper proof of what is likely to break; docs/test-results.md lists both.
  testIgnore: process.env.ITINERA_TEST === 'full' ? [] : ['**/full/**'],
  globalSetup: './support/seedTemplate.ts',
  fullyParallel: false,
  // One waits for the browser where the other has work for the processor; a third one saves no time on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // How long is given up after, not how long something may take: a slow machine is no failure, and `bench` measures times.
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
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Dialogs that fade in would be waited for in every test.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, requests and messages: screenshots and copies of the document at every step slow down all tests. `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
