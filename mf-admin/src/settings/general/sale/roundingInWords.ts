export const roundingInWords = (step: number): string =>
  step === 0 ? 'Not rounded' : `${step === 1 ? 'A whole unit' : `A multiple of ${step}`} of the currency`;
