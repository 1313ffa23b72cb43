export { examples } from './examples';
export { boardings, rooms } from './parts';
export { anyBook, anyStay } from './randomBook';
export { anyOffer } from './randomRules';
export { anyCharge, anySteps } from './randomTerms';
