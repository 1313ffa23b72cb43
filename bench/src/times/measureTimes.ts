import type { Browser } from '@playwright/test';
import type { Product } from '../product/startProduct';
import type { Times } from '../report/results';
import { timeCalls } from './timeCalls';
import { timeLoads } from './timeLoads';
import { timeRouteChange } from './timeRouteChange';

export const measureTimes = async (browser: Browser, product: Product, runs: number): Promise<Times> => ({
  loads: await timeLoads(browser, product, runs),
  routeChange: await timeRouteChange(browser, product, 2 * runs),
  calls: await timeCalls(product.api, 30 * runs),
});
