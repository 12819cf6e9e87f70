/** What is offered, asked (`submit`: default the label) and reported when done. */
export const byAction = {
  'create-game': {
    label: 'New game',
    title: () => 'Create a game',
    text: 'It starts as a draft that nobody can join until it is opened.',
    submit: 'Create game',
    done: (name: string) => `${name} was created`
  },
  'duplicate-game': {
    label: 'Duplicate',
    title: (name: string) => `Duplicate ${name}`,
    text: 'The copy is a draft with a code of its own.',
    submit: 'Create game',
    done: (name: string) => `${name} was duplicated`
  },
  'edit-game': {
    label: 'Edit',
    title: (name: string) => `Edit ${name}`,
    submit: 'Save',
    done: (name: string) => `${name} was changed`
  },
  'pause-game': {
    label: 'Pause',
    title: (name: string) => `Pause ${name}?`,
    text: 'Nobody can join until it is resumed.',
    done: (name: string) => `${name} was paused`
  },
  'open-game': {
    label: 'Open',
    title: (name: string) => `Open ${name}?`,
    text: 'Players can join it at once.',
    done: (name: string) => `${name} is open now`
  },
  'resume-game': {
    label: 'Resume',
    title: (name: string) => `Resume ${name}?`,
    text: 'Players can join it at once.',
    done: (name: string) => `${name} was resumed`
  },
  'archive-game': {
    label: 'Archive',
    title: (name: string) => `Archive ${name}?`,
    text: 'An archived game cannot be restored.',
    done: (name: string) => `${name} was archived`
  }
}

/** Why something cannot be done. */
export const reasons = {
  archived: 'An archived game cannot be restored.',
  running: 'Pause the game first.',
  notOpen: 'Only an open game can be paused.',
  locked: 'Locked while the game is open. Pause it first.'
}
