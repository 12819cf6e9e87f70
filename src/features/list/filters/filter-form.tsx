import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'

interface Props {
  button: string
  variant: 'primary' | 'plain'
  onSubmit: () => void
  children: ReactNode
}

export function FilterForm(props: Props): ReactNode {
  return (
    <form
      className="grid w-62 gap-3 p-2 sm:max-xl:w-55"
      onSubmit={event => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      {props.children}
      <Button
        type="submit"
        className="justify-self-start"
        variant={props.variant}
        size="sm"
      >
        {props.button}
      </Button>
    </form>
  )
}
