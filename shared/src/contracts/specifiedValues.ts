/** Values that the specified client sends (specification 5), character by character. */
export const cityCreation = { show_in_filter: true, is_main: true, is_origin: true } as const;
export const regionNameCreation = { locale: 'en' } as const;
export const hotelChainEdit = { show_in_filter: true, order: 0 } as const;
export const hotelClassCreation = { show_in_filter: true, order: 0 } as const;
export const hotelClassEdit = { show_in_filter: false, order: 0 } as const;
