/** In forced-colours mode a surface is recognised by its border only. */
export const bordered = { '@media (forced-colors: active)': { border: '1px solid' } };

/** In forced-colours mode, elements recognised by their filled surface keep one. */
export const filled = {
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;
