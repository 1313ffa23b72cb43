import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { actionsOnHover } from './actionsOnHover';

interface TripLineProps {
  name: string;
  /** Its days and times. */
  when: ReactNode;
  title: ReactNode;
  /** How far it is booked. */
  state?: ReactNode;
  price?: ReactNode;
  actions?: ReactNode;
  /** Details below the title. */
  children?: ReactNode;
}

/** One part of a trip, such as a flight, as a line of the trip. */
export const TripLine = ({ name, when, title, state, price, actions, children }: TripLineProps) => (
  <Box
    component="li"
    aria-label={name}
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr) auto',
        sm: '126px minmax(0, 1fr) 200px 76px 56px',
      },
      columnGap: 1,
      alignItems: 'baseline',
      py: 0.5,
      overflowWrap: 'anywhere',
      '& + &': { borderTop: 1, borderColor: 'divider' },
      ...actionsOnHover('&'),
    }}
  >
    <Box sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{when}</Box>
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Box>
    </Box>
    <Box sx={{ fontSize: '0.8125rem', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{state}</Box>
    <Box sx={{ textAlign: { sm: 'end' } }}>{price}</Box>
    <Box data-actions sx={{ display: 'flex', justifyContent: 'end', alignSelf: 'start' }}>
      {actions}
    </Box>
  </Box>
);
