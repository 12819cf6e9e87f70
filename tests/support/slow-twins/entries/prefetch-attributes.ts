/** The page asks for nothing before its scripts. */
export const prefetchAttributes = (): Record<string, string> => ({})
