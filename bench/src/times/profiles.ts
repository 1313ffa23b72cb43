import type { Page } from '@playwright/test';

const megabits = (count: number) => (count * 1e6) / 8;

const mobile = {
  offline: false,
  latency: 165,
  downloadThroughput: megabits(8.1),
  uploadThroughput: megabits(1.35),
};

/** `throttled` is a slow computer on a mobile network; `plain` is this machine as it is. */
const profiles = { throttled: { cpu: 4, network: mobile }, plain: undefined };

export type Profile = keyof typeof profiles;

export async function slowDown(page: Page, profile: Profile): Promise<void> {
  const limits = profiles[profile];
  if (!limits) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', limits.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: limits.cpu });
}
