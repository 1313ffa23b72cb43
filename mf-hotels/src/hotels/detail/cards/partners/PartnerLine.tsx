import { type HotelDmc, users } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { partnerName } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { contractOf } from './contractOf';

/** Name of a partner by id. */
function usePartnerName(id: string): string {
  const { data, error } = useChosen(users, id);
  return data ? partnerName(data) : error ? 'A partner that was not found' : '…';
}

interface PartnerLineProps {
  link: HotelDmc;
  /** Buttons, labelled with the partner's name. */
  actions?: (name: string) => ReactNode;
}

/** A partner of a hotel, with the terms in words. */
export function PartnerLine({ link, actions }: PartnerLineProps) {
  const name = usePartnerName(link.dmc_id);
  return (
    <Box component="li" aria-label={name} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
      {[name, link.is_default && 'default', !link.is_active && 'inactive'].filter(Boolean).join(', ')}
      <Typography variant="body2" color="textSecondary">
        {contractOf(link)}
      </Typography>
      {link.note && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {link.note}
        </Typography>
      )}
      {actions?.(name)}
    </Box>
  );
}
