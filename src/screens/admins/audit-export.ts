import { AuditEntry, type AuditSubject } from '../../contract/audit.ts'
import { contractFields } from '../../features/export/contract-fields.ts'
import { textCell } from '../../format/csv.ts'

/** All that was touched is in one column, each by its kind, id and name. */
export const auditCsvFields = contractFields(AuditEntry, {
  subjects: () => [
    {
      head: 'subjects',
      cell: ({ subjects = [] }) =>
        textCell(subjects.map(subjectText).join('; '))
    }
  ]
})

function subjectText({ resource, id, name }: AuditSubject): string {
  return [`${resource}/${id}`, name].filter(Boolean).join(' ')
}
