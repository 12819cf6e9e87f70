import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { messages } from '../../messages.ts'
import { $error } from '../../stores/error.ts'
import { emit } from '../../stores/events.ts'
import { ErrorPage } from '../../ui/error-page.tsx'

export function ErrorHost(): React.ReactNode {
  const error = useStore($error, { ssr: 'initial' })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-error', Boolean(error))
    if (!error) return
    // An open dialog would stay over the error page.
    emit('close')
    document.querySelector<HTMLElement>('[data-slot=error-page] h1')?.focus()
  }, [error])
  if (!error) return null
  return (
    <ErrorPage
      statusCode={error.statusCode}
      statusMessage={error.statusMessage}
      description={error.description}
      home={
        error.statusCode === 404
          ? { href: '/', label: messages.errorPage.home }
          : undefined
      }
      onBack={error.statusCode === 404 ? () => history.back() : undefined}
      onReload={error.statusCode === 404 ? undefined : () => location.reload()}
    />
  )
}
