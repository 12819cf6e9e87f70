export interface ChunkErrorTexts {
  error: string
  chunkMissing: string
  deployUnderWay: string
  reload: string
}

/**
 * Shows the error of a missing chunk, unless one is shown already. It is
 * written into the page as text: it may use nothing from outside its own body.
 */
export function showChunkError(
  texts: ChunkErrorTexts,
  isHostThere: boolean
): void {
  const root = document.documentElement
  if (root.hasAttribute('data-error')) return
  const page = document.createElement('main')
  page.dataset['slot'] = 'error-page'
  for (const [name, text] of [
    ['h1', '500'],
    ['h2', texts.error],
    ['p', isHostThere ? texts.deployUnderWay : texts.chunkMissing]
  ] as const) {
    const line = document.createElement(name)
    line.textContent = text
    page.append(line)
  }
  const button = document.createElement('button')
  button.textContent = texts.reload
  button.addEventListener('click', () => location.reload())
  page.append(button)
  document.body.append(page)
  root.toggleAttribute('data-error', true)
  // The name of the panel stays behind the title of the page.
  document.title = document.title.replace(/^.*(?= - )/u, `500 - ${texts.error}`)
}
