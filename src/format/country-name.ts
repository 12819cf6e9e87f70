/** By ISO 3166 code; returns an unknown code unchanged. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    // `of` throws on a malformed code.
    return code
  }
}
