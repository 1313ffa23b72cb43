import { plural } from '@itinera/shared/format';
import { rotationOf } from '../flights/rotations';
import type { GroupProps } from './HotelGroup';
import { LineOfWords } from './LineOfWords';
import { TripLine } from './TripLine';

/** All trips of a group, such as of a day, below its heading if it has one. */
export const PlainGroup = ({ group, columns, actions, cheapest, flights }: Omit<GroupProps, 'rooms'>) => (
  <>
    {group.title !== undefined && (
      <LineOfWords columns={columns.length + 1}>
        <b>{group.title}</b> · {plural(group.rows.length, 'trip')}
      </LineOfWords>
    )}
    {group.rows.map((row) => (
      <TripLine
        key={row.id}
        level={1}
        row={row}
        columns={columns}
        actions={actions}
        isCheapest={row.id === cheapest}
        hasOwnFlights={rotationOf(row.trip)?.id !== flights}
      />
    ))}
  </>
);
