/** Those that buttons have; the accent is for focus and marks. */
export const buttonColours = ['primary', 'secondary', 'info', 'warning', 'error', 'success'] as const;
export type ButtonColour = (typeof buttonColours)[number];
