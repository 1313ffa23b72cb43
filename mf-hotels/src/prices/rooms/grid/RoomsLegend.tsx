import { LegendList } from '../../grid/LegendList';

/** What the nights show; each is also said in words to screen readers, by its cell. */
export const RoomsLegend = () => (
  <LegendList aria-label="Legend">
    <li>
      <i aria-hidden>5</i> own number
    </li>
    <li>
      <i aria-hidden data-kind="derived">
        5
      </i>
      of the allotment
    </li>
    <li>
      <i aria-hidden data-kind="missing" /> not in the allotment
    </li>
    <li>
      <i aria-hidden>✕</i> sold out
    </li>
    <li>
      <i aria-hidden>↩</i> given back
    </li>
    <li>
      <i aria-hidden>•</i> not saved
    </li>
    <li>
      <i aria-hidden data-now /> today
    </li>
  </LegendList>
);
