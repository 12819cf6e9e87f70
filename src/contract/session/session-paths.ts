/**
 * On their own, as the page's inline script knows them too. `token` is the field of the answer: in snake and in camel case.
 */
export const sessionPaths = {
  login: { path: 'admin/login', token: 'access_token' },
  refresh: { path: 'admin/refresh', token: 'accessToken' },
  logout: { path: 'admin/logout' },
  current: { path: 'admin' }
} as const
