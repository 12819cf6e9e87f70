export const notes = {
  title: 'Notes',
  field: 'New note',
  hint: 'Notes stay for good: they cannot be changed or deleted.',
  add: 'Add note',
  added: 'Note added',
  empty: 'No notes yet.',
  failed: 'The notes could not be loaded.',
  newest: 'Newest note',
  all: 'All notes'
}
