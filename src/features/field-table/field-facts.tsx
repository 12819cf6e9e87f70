import type { ReactNode } from 'react'

import { countText } from '../../format/count-text.ts'
import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { idFact, moneyFact, textFact, timeFact } from '../drawer/facts.tsx'
import type { Field, Fields } from './field.ts'

interface Props<Row> {
  fields: Fields<Row>
  row: Row
  /** What is shown in place of what a kind says, by the field's key. */
  own?: Readonly<Record<string, ReactNode>>
}

/** What is known of a row, money first. */
export function FieldFacts<Row>({
  fields,
  row,
  own = {}
}: Props<Row>): ReactNode {
  const all = Object.entries(fields)
  const facts = [
    ...all.filter(([, field]) => isMoney(field)),
    ...all.filter(([, field]) => !isMoney(field))
  ].map(([key, field]) =>
    Object.hasOwn(own, key)
      ? { term: field.label, value: own[key] }
      : factOf(field, row)
  )
  return <FactList facts={facts} />
}

function isMoney<Row>({ kind }: Field<Row>): boolean {
  return kind === 'amount' || kind === 'money'
}

function factOf<Row>(field: Field<Row>, row: Row): Fact {
  const { label } = field
  switch (field.kind) {
    case 'text':
    case 'code':
      return textFact(label, field.value(row))
    case 'id':
      return idFact(label, field.value(row) ?? undefined)
    case 'word': {
      const word = field.value(row)
      return textFact(label, word && wordOf(field.words, word))
    }
    case 'time':
      return timeFact(label, field.value(row))
    case 'number':
      return { term: label, value: countText(field.value(row) ?? undefined) }
    case 'flag':
      // What is not so goes without saying.
      return { term: label, value: field.value(row) && messages.drawer.yes }
    case 'amount':
    case 'money': {
      const money = field.value(row)
      return moneyFact(label, money?.amount, money?.currency ?? '', field.sign)
    }
    // In the drawer's head, or in its own facts.
    case 'status':
    case 'own':
      return { term: label, value: undefined }
    default:
      return field satisfies never
  }
}
