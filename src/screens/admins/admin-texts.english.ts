export const admins = {
  title: 'Admins',
  lead: 'Who may work in this panel: add someone, end their sessions or take their access away.',
  rows: 'admins',
  all: 'Everyone',
  search: 'Name or email',
  empty: 'No admins yet',
  emptyText: 'Everyone who can sign in is listed here.',
  noMatch: 'No admins match',
  name: 'Admin'
}
