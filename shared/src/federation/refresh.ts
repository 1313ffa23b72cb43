import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * Shares one React Refresh runtime in a page. React knows only the first one, and each bundle has its own: without this, edits of a
 * remote arrive without re-rendering. The shell publishes its runtime and the remotes use it.
 */
export const refresh = {
  alias: (side: 'host' | 'remote') => ({
    'react-refresh': fileURLToPath(new URL(`./refresh/${side}`, import.meta.url)),
    'itinera-react-refresh': createRequire(import.meta.url).resolve('react-refresh/runtime'),
  }),
  plugin: () =>
    new ReactRefreshRspackPlugin({
      forceEnable: true,
      exclude: /[\\/](node_modules|shared[\\/]src[\\/]federation)[\\/]/,
    }),
};
