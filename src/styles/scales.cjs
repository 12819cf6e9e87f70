/**
 * A scale as custom properties: `{ md: 6 }` with the prefix `r-` becomes
 * `{ '--r-md': write(6) }`. A point in a key (`0.5`) becomes a dash.
 * @template Value
 * @param {Record<string, Value>} scale
 * @param {string} prefix
 * @param {(value: Value) => string} write
 * @returns {Record<string, string>}
 */
function mapped(scale, prefix, write) {
  return Object.fromEntries(
    Object.entries(scale).map(([key, value]) => [
      `--${prefix}${key.replace('.', '-')}`,
      write(value)
    ])
  )
}

/**
 * A scale whose values refer to those properties: `{ md: 'var(--r-md)' }`.
 * @param {Record<string, unknown>} scale
 * @param {string} [prefix]
 * @returns {Record<string, string>}
 */
function references(scale, prefix = '') {
  return Object.fromEntries(
    Object.keys(scale).map(key => [
      key,
      `var(--${prefix}${key.replace('.', '-')})`
    ])
  )
}

/**
 * Custom properties that all have one value: `each('row gutter', '0')`.
 * @param {string} names
 * @param {string} value
 * @returns {Record<string, string>}
 */
function each(names, value) {
  return Object.fromEntries(names.split(' ').map(name => [`--${name}`, value]))
}

/**
 * A length that follows the default font size of the browser, in px where that is
 * 16 px.
 * @param {number} length
 * @returns {string}
 */
function rem(length) {
  return `${length / 16}rem`
}

module.exports = { each, mapped, references, rem }
