/** Loaded when a page has thrown; contains the recovery of releases that can't be loaded, too. */
export { replaceFailedRelease } from '../remotes/recover';
export { Incident } from './Incident';
