/** Fetched when a remote fails, and not before. */
export { cure, recover } from './recover';
export { Incident } from './Incident';
