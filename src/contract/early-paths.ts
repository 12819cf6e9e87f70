/**
 * Where a token is asked for, who looks (specification, section 7), how
 * amounts are written, and whose entries a page shows. Apart from the schemas
 * of the contract: the head of a page asks before they are there.
 */
export const REFRESH_PATH = 'admin/refresh'
export const ADMIN_PATH = 'admin'
export const CURRENCIES_PATH = 'currencies'
export const USER_PATH = 'users/:id'
