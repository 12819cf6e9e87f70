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
  }
}

/** On many rows: one and many of them, the button, the question, the result. */
export const inBulk = {
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

/** Why something cannot be done. */
export const reasons = {
  own: 'This is you. Another admin has to do this.'
}
