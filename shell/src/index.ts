import { inTurns } from './base/inTurns';

/**
 * The shell is evaluated in turns, each of which leaves time for what the document has begun: the lock of its refresh is
 * granted, and its answer sends the first reads. All of it is in this one file.
 */
void inTurns([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@itinera/shared/router'),
  () => import(/* webpackMode: "eager" */ '@itinera/shared/ui'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
]);
