// The texts of all that is done.

export * from './row-action-texts.ts'
export * from './activity.ts'
export * from './action-forms.ts'
export * from './action-review.ts'
export * from './action-views.ts'
export * from './action-answers.ts'
