import { inTurns } from './base/inTurns';

/**
 * The shell is evaluated in several tasks, so that the token refresh of the document and its first reads run in between. All of it is in
 * this one file.
 */
void inTurns([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@itinera/shared/router'),
  () => import(/* webpackMode: "eager" */ '@itinera/shared/ui'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
]);
