import { LegendList } from './LegendList';

/** What the cells show; each is also said in words to screen readers, by its cell. */
export const GridLegend = () => (
  <LegendList aria-label="Legend">
    <li>
      <i aria-hidden>1</i> own price
    </li>
    <li>
      <i aria-hidden data-kind="derived">
        1
      </i>
      derived
    </li>
    <li>
      <i aria-hidden data-kind="supplement">
        +
      </i>
      with supplement
    </li>
    <li>
      <i aria-hidden data-kind="missing" /> no price
    </li>
    <li>
      <i aria-hidden>★</i> special price
    </li>
    <li>
      <i aria-hidden data-stopped /> stop sale
    </li>
    <li>
      <i aria-hidden>•</i> not saved
    </li>
    <li>
      <i aria-hidden data-now /> today
    </li>
  </LegendList>
);
