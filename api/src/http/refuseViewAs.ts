import type { App } from './app';
import { invalid } from './problem';

/**
 * Refuses requests for an answer as a partner sees it: until that exists, an answer with everything that staff see would be mistaken for
 * it.
 */
export function refuseViewAs(app: App): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-view-as'] !== undefined)
      throw invalid({ 'X-View-As': 'Viewing as a partner is not available yet. Leave this header out.' });
  });
}
