import type { ReactNode } from 'react'

import {
  dismissToast,
  isSuccess,
  type Toast as ShownToast,
  TOAST_MS
} from '../../stores/toasts.ts'
import { Toast } from '../../ui/toast.tsx'
import { RequestId } from './request-id.tsx'

interface Props {
  toasts: readonly ShownToast[]
  /** The user is reading: no toast expires. */
  paused: boolean
}

export function ToastList({ toasts, paused }: Props): ReactNode {
  return toasts.map(({ id, requestId, ...toast }) => (
    <Toast
      key={id}
      {...toast}
      detail={requestId && <RequestId id={requestId} />}
      lifeMs={isSuccess(toast) ? TOAST_MS : undefined}
      paused={paused}
      onDismiss={() => dismissToast(id)}
    />
  ))
}
