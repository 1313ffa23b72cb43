export * from '../jobs/jobs.table';
export * from '../modules/classification/classification.table';
export * from '../modules/geography/geography.table';
export * from '../modules/hotels/hotelDmcs.table';
export * from '../modules/hotels/hotels.table';
export * from '../modules/users/users.table';
export * from '../sessions/sessions.table';
export * from '../writes/writes.table';
