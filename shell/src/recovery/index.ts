/** Fetched when a page has thrown, and not before; what replaces a release that can't be loaded is part of the same file. */
export { cure } from '../remotes/recover';
export { Incident } from './Incident';
