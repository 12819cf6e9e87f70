/**
 * Requested by the inline script, before the contract's schemas are loaded:
 * token, current admin (specification, section 7), currencies, ledger's user.
 */
export const REFRESH_PATH = 'admin/refresh'
export const ADMIN_PATH = 'admin'
export const CURRENCIES_PATH = 'currencies'
export const USER_PATH = 'users/:id'
