/** What is offered, asked (`submit`: default the label) and reported when done. */
export const byAction = {
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
  }
}

/** Why something cannot be done. */
export const reasons = {
  closed: 'The account is closed.',
  deleted: 'The account is deleted.',
  noWallet: 'The user has no wallet.',
  notActive: 'Only an active account can be suspended.'
}
