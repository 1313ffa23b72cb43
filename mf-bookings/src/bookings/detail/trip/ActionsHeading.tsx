import { visuallyHidden } from '@itinera/shared/ui';

/** Heading of the column with the buttons of each row, for screen readers. */
export const ActionsHeading = () => (
  <th scope="col">
    <span style={visuallyHidden}>Actions</span>
  </th>
);
