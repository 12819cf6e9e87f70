import type { ReferenceApi } from './server.ts'

export function signInLine({
  account,
  demonstration
}: Pick<ReferenceApi, 'account' | 'demonstration'>): string {
  return demonstration
    ? `Sign in with ${account.email} / ${account.password}`
    : `Sign in with ${account.email} and the password of PANEL_ADMIN_PASSWORD`
}
