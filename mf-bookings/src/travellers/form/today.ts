/** The day on this computer. */
export const today = (): string => new Date().toLocaleDateString('sv');
