import { chromium, type Browser } from '@playwright/test';

/** All that a browser is given of the environment: no secrets of a bucket, and no path of a key. */
const passed = ['PATH', 'LANG', 'LC_ALL', 'TMPDIR', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'];

function environmentIn(home: string): Record<string, string> {
  const known = passed.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(known), HOME: home };
}

interface TrialBrowser {
  browser: Browser;
  isSandboxed: boolean;
}

/** Starts a headless browser in its sandbox, or without where the machine has none for this user, such as for root. */
export async function launchBrowser(executablePath: string, home: string): Promise<TrialBrowser> {
  const options = { executablePath, args: ['--disable-gpu'], env: environmentIn(home) };
  try {
    return { browser: await chromium.launch({ ...options, chromiumSandbox: true }), isSandboxed: true };
  } catch (error) {
    if (!(error instanceof Error) || !/sandbox/i.test(error.message)) throw error;
    return { browser: await chromium.launch({ ...options, chromiumSandbox: false }), isSandboxed: false };
  }
}
