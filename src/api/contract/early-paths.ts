/**
 * Where a token is asked for, and who looks (specification, section 7). Apart
 * from the schemas of the contract: the head of a page asks before they are
 * there.
 */
export const REFRESH_PATH = 'admin/refresh'
export const ADMIN_PATH = 'admin'
