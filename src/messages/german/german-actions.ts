// The texts of all that is done.

export * from './german-action-offers.ts'
export * from './german-activity.ts'
export * from './german-action-forms.ts'
export * from './german-action-review.ts'
export * from './german-action-views.ts'
export * from './german-action-answers.ts'
