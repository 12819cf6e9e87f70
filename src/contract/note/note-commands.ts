import * as v from 'valibot'

import { NoteText } from '../fields.ts'

export const AddNote = v.strictObject({ text: NoteText })
