import { requiredDocuments } from '@itinera/shared/bookings';
import { partnerDocumentTypes, type Booking, type BookingDocument } from '@itinera/shared/contracts';
import { isOver } from '../../isOver';
import { documentWords } from './documentWords';

export interface ChecklistLine {
  type: BookingDocument['type'];
  label: string;
  isRequired: boolean;
  /** Newest first; empty if a required document is missing. */
  versions: BookingDocument[];
}

const types = Object.keys(documentWords) as BookingDocument['type'][];

/**
 * Documents of a booking by type: those that its services require, uploaded or not, and all others. A booking that is over requires none;
 * partners see their own types.
 */
export function checklist(booking: Booking, isPartner: boolean): ChecklistLine[] {
  const { documents = [], hotels = [], flights = [], transfer } = booking;
  const required: readonly string[] = isOver(booking) ? [] : requiredDocuments({ hotels, flights, transfer });
  return types
    .filter((type) => !isPartner || partnerDocumentTypes.includes(type))
    .map((type) => ({
      type,
      label: documentWords[type],
      isRequired: required.includes(type),
      versions: documents
        .filter((document) => document.type === type)
        .toSorted((one, other) => other.version - one.version),
    }))
    .filter(({ isRequired, versions }) => isRequired || versions.length > 0);
}
