import type { JSX } from 'react'

import { messages } from '../messages.ts'
import type { PageError } from '../routes/page-error.ts'
import { BrandMark } from './brand-mark.tsx'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { Scene } from './scene.tsx'
import { StateActions } from './state-actions.tsx'

interface ErrorPageProps extends PageError {
  home?: { href: string; label: string } | undefined
  onBack?: (() => void) | undefined
  onReload?: (() => void) | undefined
}

/** The full-page error. */
export function ErrorPage({
  statusCode,
  statusMessage,
  description,
  home,
  onBack,
  onReload
}: ErrorPageProps): JSX.Element {
  return (
    <main data-slot="error-page">
      {statusCode !== 404 && <Scene kind="error" />}
      <h1 tabIndex={-1}>{statusCode === 404 ? <FourOhFour /> : statusCode}</h1>
      <h2>{statusMessage}</h2>
      {description !== statusMessage && <p>{description}</p>}
      <StateActions>
        {home && (
          <a className={buttonClass('primary')} href={home.href}>
            {home.label}
          </a>
        )}
        {onReload && (
          <Button variant={home ? 'plain' : 'primary'} onClick={onReload}>
            {messages.errorPage.reload}
          </Button>
        )}
        {onBack && (
          <Button variant="plain" onClick={onBack}>
            {messages.errorPage.back}
          </Button>
        )}
      </StateActions>
    </main>
  )
}

function FourOhFour(): JSX.Element {
  return (
    <>
      4{/* The zero is there to be read and copied; the mark lies over it. */}
      <span className="relative ps-4.25 pe-4">
        0
        <BrandMark className="absolute start-1/2 top-1/2 -ms-6 -mt-6.75 h-13.5 w-12.5" />
      </span>
      4
    </>
  )
}
