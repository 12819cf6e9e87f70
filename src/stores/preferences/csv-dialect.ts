import type { CsvDialectName } from '../../format/csv.ts'
import { DECIMAL_SEPARATOR } from '../../format/money.ts'
import { savedChoice } from './saved-choice.ts'

const DIALECTS: readonly CsvDialectName[] = ['comma', 'semicolon']

/** Of the files that are written; at first as the panel's language has it. */
export const { $choice: $csvDialect, choose: chooseCsvDialect } =
  savedChoice<CsvDialectName>(
    'panel-csv',
    DECIMAL_SEPARATOR === ',' ? 'semicolon' : 'comma',
    saved => DIALECTS.find(dialect => dialect === saved)
  )
