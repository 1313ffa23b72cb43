/** Style of what is less important in a cell. */
export const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
