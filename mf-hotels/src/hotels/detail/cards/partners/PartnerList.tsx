import { hotelDmcs, type HotelDmc } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { Box, Button, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { PartnerLine } from './PartnerLine';
import { partnersQuery } from './partnersQuery';

interface PartnerListProps {
  hotelId: string;
  actions?: (link: HotelDmc, name: string) => ReactNode;
}

/** The partners who offer a hotel, the default one first. */
export function PartnerList({ hotelId, actions }: PartnerListProps) {
  const { data, error, refetch } = useList(hotelDmcs, partnersQuery(hotelId));
  if (error)
    return (
      <Typography role="alert">
        {messageOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
      </Typography>
    );
  if (!data) return <Typography color="textSecondary">Loading the partners…</Typography>;
  if (data.result.length === 0) return <>None yet</>;
  return (
    <Box component="ul" aria-label="Partners" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.result.map((link) => (
        <PartnerLine key={link.id} link={link} actions={actions && ((name) => actions(link, name))} />
      ))}
    </Box>
  );
}
