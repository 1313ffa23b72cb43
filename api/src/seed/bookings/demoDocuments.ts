import type { BookingState, documentTypes } from '@itinera/shared/contracts';
import type { DocumentRow } from '../../modules/bookings/documents/bookingDocuments.table';
import { derivedFraction, derivedId } from '../derivedId';

/** A page with one line: all documents of the demo are this file. */
const page = 'BT /F1 24 Tf 72 720 Td (Document of the demo) Tj ET';
export const demoPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
    `4 0 obj << /Length ${page.length} >> stream\n${page}\nendstream endobj`,
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    'trailer << /Root 1 0 R >>',
    '%%EOF\n',
  ].join('\n'),
);

export const demoPdfName = 'documents/demo-document-00000001.pdf';

export const demoPdfUpload = {
  id: derivedId('upload of the demo document'),
  file_name: demoPdfName,
  kind: 'document' as const,
  media_type: 'application/pdf',
  original_name: 'document.pdf',
  received_bytes: demoPdf.length,
  received_sha256: derivedId('hash of the demo document').replaceAll('-', '').repeat(2),
  uploaded_by: null,
};

interface Issued {
  key: string;
  booking_id: string;
  status: BookingState;
  created: string;
  email: string | null;
  /** Whether the hotel has confirmed the stay. */
  isStayConfirmed: boolean;
}

type Type = (typeof documentTypes)[number];

function typesOf({ key, status, isStayConfirmed }: Issued): Type[] {
  if (status !== 'confirmed' && status !== 'completed') return [];
  return [
    ...(derivedFraction(`${key} order`) > 0.15 ? (['order_confirmation'] as const) : []),
    ...(isStayConfirmed ? (['hotel_confirmation'] as const) : []),
    ...(status === 'completed' ? (['voucher'] as const) : []),
  ];
}

/** The documents of a booking so far; before a trip some are not sent yet. */
export const demoDocuments = (issued: Issued): DocumentRow[] =>
  typesOf(issued).map((type) => {
    const { key, booking_id, status, created, email } = issued;
    const isSent = email !== null && (status === 'completed' || derivedFraction(`${key} ${type} sent`) < 0.5);
    return {
      id: derivedId(`${key} ${type}`),
      booking_id,
      type,
      number: null,
      upload_id: demoPdfUpload.id,
      file_name: demoPdfName,
      original_name: demoPdfUpload.original_name,
      media_type: demoPdfUpload.media_type,
      version: 1,
      confirmed_at: created,
      confirmed_by: null,
      sent_at: isSent ? created : null,
      sent_to: isSent ? email : null,
      created_at: created,
      updated_at: created,
    };
  });
