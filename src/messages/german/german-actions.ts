// The texts of all that is done.

export * from './german-row-action-texts.ts'
export * from './german-activity.ts'
export * from './german-action-forms.ts'
export * from './german-action-review.ts'
export * from './german-action-views.ts'
export * from './german-action-answers.ts'
