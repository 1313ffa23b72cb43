export const labels = {
  source: 'Copy from',
  dmc_id: 'Partner',
  hotel_id: 'Hotel',
  from_period_id: 'From period',
  to_period_id: 'To period',
  years: 'Move to',
  change_bp: 'Change prices by',
  overwrites: 'Replace prices that are there',
} as const;
