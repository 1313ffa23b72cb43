import type { Browser } from '@playwright/test';
import type { Product } from '../product/startProduct';
import { quantile } from '../times/summary';
import { longList } from './longList';
import { visitTable, ways, type TableVisit, type Way } from './visitTable';

export interface TableFigures {
  runs: number;
  medians: Record<Way, TableVisit>;
}

/** Measures both ways in turn, so that a busy moment affects both. */
export async function measureTable(browser: Browser, product: Product, runs: number): Promise<TableFigures> {
  const answer = await longList(product.api);
  const visits: Record<Way, TableVisit[]> = { scroll: [], pages: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const way of ways) visits[way].push(await visitTable(browser, product, way, answer));
  }
  return { runs, medians: { scroll: median(visits.scroll), pages: median(visits.pages) } };
}

function median(visits: TableVisit[]): TableVisit {
  const of = (figure: keyof TableVisit) =>
    quantile(
      visits.map((visit) => visit[figure]),
      0.5,
    );
  return {
    firstRows: of('firstRows'),
    search: of('search'),
    framesPerSecond: of('framesPerSecond'),
    p95: of('p95'),
    heap: of('heap'),
    elements: of('elements'),
  };
}
