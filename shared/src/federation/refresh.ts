import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * React knows one refresh runtime per page: the one that was there before it. Each bundle brings its own, so
 * without this the edit of a remote arrives and nothing is drawn again. The shell publishes its runtime and the
 * remotes take it from there.
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
