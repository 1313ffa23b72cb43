import { pathTo } from '@itinera/shared/routes';

export interface BenchPage {
  title: string;
  path: string;
  signedIn: boolean;
  /** Selector that is visible as soon as the page can be used. */
  ready: string;
}

export const firstRow = '[role=row][aria-rowindex="2"]';

export const signInPage: BenchPage = {
  title: 'Sign-in',
  path: pathTo('auth'),
  signedIn: false,
  ready: 'input[type=password]',
};

export const hotelsPage: BenchPage = {
  title: '/hotels, table shown',
  path: pathTo('hotels'),
  signedIn: true,
  ready: firstRow,
};

export const editPage = (id: string): BenchPage => ({
  title: 'A hotel, edit dialog open',
  path: `${pathTo('hotels-id', { id })}?edit=general`,
  signedIn: true,
  ready: '[role=dialog] input[name=name]',
});
