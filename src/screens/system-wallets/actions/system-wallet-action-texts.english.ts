/** What is offered, asked (`submit`: default the label) and reported when done. */
export const byAction = {
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
  }
}

/** Why something cannot be done. */
export const reasons = {
  closed: 'This wallet is closed.',
  frozen: 'This wallet is frozen. Unfreeze it first.',
  counterpart:
    'Adjustments of other wallets go through this one. Use a transfer.'
}
