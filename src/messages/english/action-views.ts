export const views = {
  'create-admin': {
    title: () => 'Create an admin',
    text: 'They can sign in at once. Hand the password over yourself.',
    submit: 'Create admin'
  },
  'edit-admin': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
  'disable-admin': {
    title: (name: string) => `Disable ${name}?`,
    text: 'They are signed out at once and cannot sign in until they are enabled.',
    submit: 'Disable'
  },
  'enable-admin': {
    title: (name: string) => `Enable ${name}?`,
    text: 'They can sign in again with the password they had.',
    submit: 'Enable'
  },
  'reset-admin-password': {
    title: (name: string) => `New password for ${name}`,
    text: 'They are signed out everywhere. Hand the password over yourself.',
    submit: 'Set password'
  },
  'end-admin-sessions': {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'They can sign in again at once.',
    submit: 'Sign out'
  },
  'edit-user': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
  'suspend-user': {
    title: (name: string) => `Suspend ${name}?`,
    text: 'They cannot play or withdraw until the suspension ends.',
    submit: 'Suspend'
  },
  'reinstate-user': {
    title: (name: string) => `Reinstate ${name}?`,
    text: 'They can play and withdraw again at once.',
    submit: 'Reinstate'
  },
  'adjust-user': {
    title: (name: string) => `Adjust the balance of ${name}`,
    text: 'Nothing moves yet: you see what would happen first.',
    submit: 'Review'
  },
  'create-game': {
    title: () => 'Create a game',
    text: 'It is a draft that nobody can join until it is opened.',
    submit: 'Create game'
  },
  'duplicate-game': {
    title: (name: string) => `Duplicate ${name}`,
    text: 'The copy is a draft with a code of its own.',
    submit: 'Create game'
  },
  'edit-game': { title: (name: string) => `Edit ${name}`, submit: 'Save' },
  'pause-game': {
    title: (name: string) => `Pause ${name}?`,
    text: 'Nobody can join until it is resumed.',
    submit: 'Pause'
  },
  'resume-game': {
    title: (name: string) => `Open ${name}?`,
    text: 'Players can join it at once.',
    submit: 'Open'
  },
  'archive-game': {
    title: (name: string) => `Archive ${name}?`,
    text: 'Nothing brings an archived game back.',
    submit: 'Archive'
  },
  'edit-wallet': {
    title: (name: string) => `Edit ${name}`,
    submit: 'Save'
  },
  'freeze-wallet': {
    title: (name: string) => `Freeze ${name}?`,
    text: 'No money moves in or out until it is unfrozen.',
    submit: 'Freeze'
  },
  'unfreeze-wallet': {
    title: (name: string) => `Unfreeze ${name}?`,
    text: 'Money can move in and out again at once.',
    submit: 'Unfreeze'
  },
  'adjust-wallet': {
    title: (name: string) => `Correct the balance of ${name}`,
    text: 'Nothing moves yet: you see what would happen first.',
    submit: 'Review'
  },
  transfer: {
    title: (name: string) =>
      name === '' ? 'Transfer between wallets' : `Transfer from ${name}`,
    text: 'Nothing moves yet: you see what would happen first.',
    submit: 'Review'
  },
  'reverse-transaction': {
    title: (name: string) => `Reverse ${name}`,
    text: 'All that it moved is moved back, once. You see what would happen first.',
    submit: 'Review'
  }
}

export const done = {
  'create-admin': (name: string) => `${name} can sign in now`,
  'edit-admin': (name: string) => `${name} was changed`,
  'disable-admin': (name: string) => `${name} was disabled`,
  'enable-admin': (name: string) => `${name} was enabled`,
  'reset-admin-password': (name: string) => `${name} has a new password`,
  'end-admin-sessions': (name: string) => `${name} was signed out`,
  'edit-user': (name: string) => `${name} was changed`,
  'suspend-user': (name: string) => `${name} was suspended`,
  'reinstate-user': (name: string) => `${name} was reinstated`,
  'adjust-user': (name: string) => `The balance of ${name} was adjusted`,
  'create-game': (name: string) => `${name} was created`,
  'duplicate-game': (name: string) => `${name} was duplicated`,
  'edit-game': (name: string) => `${name} was changed`,
  'pause-game': (name: string) => `${name} was paused`,
  'resume-game': (name: string) => `${name} is open again`,
  'archive-game': (name: string) => `${name} was archived`,
  'edit-wallet': (name: string) => `${name} was changed`,
  'freeze-wallet': (name: string) => `${name} was frozen`,
  'unfreeze-wallet': (name: string) => `${name} is open again`,
  'adjust-wallet': (name: string) => `The balance of ${name} was adjusted`,
  transfer: (name: string) =>
    name === '' ? 'The money was moved' : `The money left ${name}`,
  'reverse-transaction': (name: string) => `${name} was reversed`
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
