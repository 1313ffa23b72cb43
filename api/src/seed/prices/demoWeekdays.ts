import { stayLengths, weekdaySupplements } from '@itinera/shared/contracts';
import type { DemoPlace } from '../demoRows';
import { derivedFraction, derivedId } from '../derivedId';

const stamp = '2026-10-06T09:00:00.000Z';

interface Contract {
  key: string;
  owner: { hotel_id: string; dmc_id: string };
  scenery: DemoPlace['scenery'];
  roomIds: readonly string[];
}

/** Nights from Friday and from Saturday. */
const weekend = [5, 6];

/** Weekends in the cities, and who stays over New Year, by the contracts of the demo's partners. Their bookings are for five nights or more. */
export function demoWeekdays({ key, owner, scenery, roomIds }: Contract) {
  const has = (what: string, share: number) => derivedFraction(`${key} ${what}`) < share;
  const named = (what: string) => ({ id: derivedId(`${key} ${what}`), ...owner });
  const stamps = { created_at: stamp, updated_at: stamp };
  const supplement = (name: string, weekdays: number[], more: object) => ({
    ...weekdaySupplements.defaults,
    ...named(`weekday ${name}`),
    ...stamps,
    name,
    weekdays,
    ...more,
  });
  const isDearOnWeekends = scenery === 'city' && has('weekend', 0.6);
  const best = roomIds.at(-1);
  return {
    weekdays: [
      ...(isDearOnWeekends
        ? [
            supplement(
              'Weekend',
              weekend,
              has('weekend by percent', 0.6)
                ? { change: 'percent', percent_bp: 1200 }
                : { change: 'per_person', amount_minor: 600 },
            ),
          ]
        : []),
      ...(isDearOnWeekends && best !== undefined && has('best room', 0.5)
        ? [
            supplement('Weekend, best room', weekend, {
              change: 'per_room',
              amount_minor: 2500,
              room_type_ids: [best],
            }),
          ]
        : []),
      ...(scenery === 'city' && has('quiet sundays', 0.5)
        ? [supplement('Sunday', [7], { change: 'percent', percent_bp: -1000 })]
        : []),
    ],
    lengths: has('new year', 0.6)
      ? [
          {
            ...stayLengths.defaults,
            ...named('new year'),
            ...stamps,
            room_type_id: null,
            boarding_type_id: null,
            start_date: '2026-12-31',
            end_date: '2026-12-31',
            applies_to: 'through',
            min_nights: scenery === 'mountains' ? 5 : 3,
            reason: 'New Year’s Eve',
          },
        ]
      : [],
  };
}
