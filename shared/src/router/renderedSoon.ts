import type { Location } from 'react-router-dom';

/** State of a navigation within a page whose first reply is shown before it: the page is rendered as a transition. */
export const renderedSoon = { isSoon: true };

/** Whether a navigation is rendered as a transition: one with this state, and one that opens or closes a dialog. */
export const isRenderedSoon = (from: Location, to: Location): boolean =>
  from.key !== to.key &&
  from.pathname === to.pathname &&
  (from.state?.dialog !== to.state?.dialog || to.state?.isSoon === true);
