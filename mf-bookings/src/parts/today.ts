export { today } from '@itinera/shared/format';
