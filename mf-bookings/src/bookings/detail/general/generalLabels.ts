export const generalLabels = {
  manager_id: 'Manager',
  tags: 'Tags',
  note_internal: 'Internal note',
  note_supplier: 'Note for the partner',
} as const;
