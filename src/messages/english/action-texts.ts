/** What is offered, asked (`submit`: default the label) and reported when done. */
export const byAction = {
  'create-admin': {
    label: 'Create admin',
    title: () => 'Create an admin',
    text: 'They can sign in at once. Give them the password yourself.',
    done: (name: string) => `${name} can sign in now`
  },
  'edit-admin': {
    label: 'Edit',
    title: (name: string) => `Edit ${name}`,
    submit: 'Save',
    done: (name: string) => `${name} was changed`
  },
  'disable-admin': {
    label: 'Disable',
    title: (name: string) => `Disable ${name}?`,
    text: 'They are signed out at once and cannot sign in until they are enabled.',
    done: (name: string) => `${name} was disabled`
  },
  'enable-admin': {
    label: 'Enable',
    title: (name: string) => `Enable ${name}?`,
    text: 'They can sign in again with the password they had.',
    done: (name: string) => `${name} was enabled`
  },
  'reset-admin-password': {
    label: 'Reset password',
    title: (name: string) => `New password for ${name}`,
    text: 'They are signed out everywhere. Give them the password yourself.',
    submit: 'Set password',
    done: (name: string) => `${name} has a new password`
  },
  'end-admin-sessions': {
    label: 'End sessions',
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'They can sign in again at once.',
    submit: 'Sign out',
    done: (name: string) => `${name} was signed out`
  },
  'edit-user': {
    label: 'Edit profile',
    title: (name: string) => `Edit ${name}`,
    submit: 'Save',
    done: (name: string) => `${name} was changed`
  },
  'suspend-user': {
    label: 'Suspend',
    title: (name: string) => `Suspend ${name}?`,
    text: 'They cannot play or withdraw until the suspension ends.',
    done: (name: string) => `${name} was suspended`
  },
  'reinstate-user': {
    label: 'Reinstate',
    title: (name: string) => `Reinstate ${name}?`,
    text: 'They can play and withdraw again at once.',
    done: (name: string) => `${name} was reinstated`
  },
  'adjust-user': {
    label: 'Adjust balance',
    title: (name: string) => `Adjust the balance of ${name}`,
    text: 'Nothing moves yet: you review it first.',
    submit: 'Review',
    done: (name: string) => `The balance of ${name} was adjusted`
  },
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
  },
  'edit-wallet': {
    label: 'Rename or set low balance',
    title: (name: string) => `Edit ${name}`,
    submit: 'Save',
    done: (name: string) => `${name} was changed`
  },
  'freeze-wallet': {
    label: 'Freeze',
    title: (name: string) => `Freeze ${name}?`,
    text: 'No money moves in or out until it is unfrozen.',
    done: (name: string) => `${name} was frozen`
  },
  'unfreeze-wallet': {
    label: 'Unfreeze',
    title: (name: string) => `Unfreeze ${name}?`,
    text: 'Money can move in and out again at once.',
    done: (name: string) => `${name} was unfrozen`
  },
  'adjust-wallet': {
    label: 'Adjust',
    title: (name: string) => `Correct the balance of ${name}`,
    text: 'Nothing moves yet: you review it first.',
    submit: 'Review',
    done: (name: string) => `The balance of ${name} was adjusted`
  },
  transfer: {
    label: 'Transfer',
    title: (name: string) =>
      name === '' ? 'Transfer between wallets' : `Transfer from ${name}`,
    text: 'Nothing moves yet: you review it first.',
    submit: 'Review',
    done: (name: string) =>
      name === '' ? 'The money was moved' : `The money left ${name}`
  },
  'reverse-transaction': {
    label: 'Reverse',
    title: (name: string) => `Reverse ${name}`,
    text: 'Everything it moved is moved back, once. You review it first.',
    submit: 'Review',
    done: (name: string) => `${name} was reversed`
  }
}

/** On many rows: one and many of them, the button, the question, the result. */
export const inBulk = {
  'suspend-user': {
    rows: ['user', 'users'],
    label: 'Suspend',
    title: (count: string) => `Suspend ${count}`,
    text: 'They cannot play or withdraw until the suspension ends.',
    done: 'Suspended'
  },
  'reinstate-user': {
    rows: ['user', 'users'],
    label: 'Reinstate',
    title: (count: string) => `Reinstate ${count}`,
    text: 'They can play and withdraw again at once.',
    done: 'Reinstated'
  },
  'disable-admin': {
    rows: ['admin', 'admins'],
    label: 'Disable',
    title: (count: string) => `Disable ${count}`,
    text: 'They are signed out at once and cannot sign in until they are enabled.',
    done: 'Disabled'
  },
  'enable-admin': {
    rows: ['admin', 'admins'],
    label: 'Enable',
    title: (count: string) => `Enable ${count}`,
    text: 'They can sign in again with the password they had.',
    done: 'Enabled'
  }
}
