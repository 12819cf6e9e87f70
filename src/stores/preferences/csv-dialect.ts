import type { CsvDialectName } from '../../format/csv.ts'
import { DECIMAL_SEPARATOR } from '../../format/money.ts'
import { savedChoice } from './saved-choice.ts'

/** Of the files that are written; at first as the panel's language has it. */
export const { $choice: $csvDialect, choose: chooseCsvDialect } =
  savedChoice<CsvDialectName>(
    'panel-csv',
    ['comma', 'semicolon'],
    DECIMAL_SEPARATOR === ',' ? 'semicolon' : 'comma'
  )
