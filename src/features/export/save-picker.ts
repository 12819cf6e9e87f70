/** The File System Access API, which not every browser has. */
interface SavePicker {
  showSaveFilePicker(options: {
    suggestedName: string
    types: { accept: Record<string, string[]> }[]
  }): Promise<FileSystemFileHandle>
}

function hasSavePicker(scope: object): scope is SavePicker {
  return 'showSaveFilePicker' in scope
}

export function canWriteToDisk(): boolean {
  return hasSavePicker(window)
}

/** Rejects as the browser does. */
export async function pickFile(
  suggestedName: string
): Promise<FileSystemFileHandle> {
  const scope: object = window
  if (!hasSavePicker(scope)) throw new TypeError('no file picker')
  return scope.showSaveFilePicker({
    suggestedName,
    types: [{ accept: { 'text/csv': ['.csv'] } }]
  })
}
