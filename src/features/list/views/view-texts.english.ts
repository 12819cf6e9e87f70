export const views = {
  label: 'Saved views',
  save: 'Save view',
  name: 'Name',
  rename: 'Rename',
  update: 'Update to current list',
  moveBefore: 'Move left',
  moveAfter: 'Move right',
  remove: 'Delete',
  removed: 'View deleted.',
  undo: 'Undo',
  saved: (name: string) => `${name} is saved`,
  updated: (name: string) => `${name} is updated`,
  place: (name: string, place: number, total: number) =>
    `${name}, view ${place} of ${total}`,
  actionsOf: (name: string) => `Actions of the view ${name}`,
  refused: {
    empty: 'Enter a name',
    long: 'A name has at most 40 characters',
    taken: 'Another view has this name',
    full: 'There are 30 views already. Delete one first.'
  }
}
