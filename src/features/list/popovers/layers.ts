// All popovers of a list, loaded with the first one.

import '../../../styles/opened.css'

export { RadioList } from '../../../ui/radio-list.tsx'
export { AddList } from '../filters/add-list.tsx'
export { FilterEditor } from '../filters/filter-editor.tsx'
export { notifySavedBulk } from '../../bulk/bulk-note.ts'
export { SelectionLayer } from '../selection-layer.tsx'
export { ColumnsLayer } from '../columns-layer.tsx'
export { RowMenu } from '../row-menu.tsx'
export { SaveViewForm } from '../views/save-view-form.tsx'
export { ViewChoices } from '../views/view-choices.tsx'
