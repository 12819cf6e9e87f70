/** The name of a country by its ISO 3166 code, or the code as it came. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    // What has not the form of a code throws.
    return code
  }
}
