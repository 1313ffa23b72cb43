import { code } from '../fields';

export const flightDirections = ['outbound', 'return'] as const;

export const flightNumber = code(/^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/, 'Use a flight number such as BT 651.');
