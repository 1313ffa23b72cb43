import { hotelDmcs, type HotelDmc } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import { PartnerLine } from './PartnerLine';
import { partnersQuery } from './partnersQuery';

interface PartnerListProps {
  hotelId: string;
  actions?: (link: HotelDmc, name: string) => ReactNode;
}

/** Partners of a hotel, the default one first. */
export function PartnerList({ hotelId, actions }: PartnerListProps) {
  const { data, error, refetch } = useList(hotelDmcs, partnersQuery(hotelId));
  if (!data) return <NotLoaded what="partners" error={error} onRetry={() => void refetch()} />;
  if (data.result.length === 0)
    return (
      <Typography color="textSecondary">Who sells the hotel to us: prices are those of a partner.</Typography>
    );
  return (
    <Box component="ul" aria-label="Partners" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.result.map((link) => (
        <PartnerLine key={link.id} link={link} actions={actions && ((name) => actions(link, name))} />
      ))}
    </Box>
  );
}
