import type { Browser } from '@playwright/test';
import { perBuild } from '../browser/build';
import { editPage, hotelsPage, signInPage, type BenchPage } from '../browser/pages';
import { anyHotel } from '../product/account';
import type { Product } from '../product/startProduct';
import type { Bytes } from '../report/results';
import { weighPage } from './weighPage';
import { weighReleases } from './weighReleases';

export async function measureBytes(browser: Browser, product: Product): Promise<Bytes> {
  const weighBoth = async (page: BenchPage) => ({
    title: page.title,
    ...(await perBuild((build) => weighPage(browser, product, build, page))),
  });
  return {
    signIn: await weighBoth(signInPage),
    hotels: await weighBoth(hotelsPage),
    editDialog: await weighBoth(editPage(await anyHotel(product.api))),
    ...(await weighReleases()),
  };
}
