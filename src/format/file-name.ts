const MAX_LENGTH = 120

/** What some file systems refuse or hide. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu

/** Valid on every file system; keeps the extension. */
export function safeFileName(name: string): string {
  const [stem, extension] = parted(name.replaceAll(REFUSED, '-'))
  const stemText = stem.replace(/^[.\s]+/u, '').slice(0, MAX_LENGTH)
  return (stemText || 'export') + extension
}

/** `users.csv` becomes `users-incomplete.csv`. */
export function incompleteFileName(name: string): string {
  const [stem, extension] = parted(name)
  return `${stem}-incomplete${extension}`
}

function parted(name: string): [stem: string, extension: string] {
  const extension = /\.[a-z\d]{1,8}$/iu.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - extension.length), extension]
}
