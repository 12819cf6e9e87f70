import { askEarly } from '../../stores/early-calls.ts'

// Pages of the panel say what they ask for; others have the same text.
const { early, earlyRows } = document.documentElement.dataset
if (early !== undefined) {
  // With a query it is another question, which needs the list to be asked.
  const rows = location.search === '' ? earlyRows : undefined
  askEarly([...early.split(' '), ...(rows === undefined ? [] : [rows])])
}
