/**
 * Where a token is asked for, who looks (specification, section 7), and how
 * amounts are written. Apart from the schemas of the contract: the head of a
 * page asks before they are there.
 */
export const REFRESH_PATH = 'admin/refresh'
export const ADMIN_PATH = 'admin'
export const CURRENCIES_PATH = 'currencies'
