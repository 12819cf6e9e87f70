const exportTexts = {
  title: (rows: string) => `Export ${rows}`,
  /** What is written, by the choice of separator. */
  files: {
    comma: 'A CSV file for a spreadsheet, separated by commas.',
    semicolon:
      'A CSV file for a spreadsheet, separated by semicolons, with decimal commas.'
  },
  scope: 'Which rows',
  columns: 'Which columns',
  everything: 'Every field',
  shown: 'Columns as shown',
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon, decimal comma' },
  count: (count: number, shown: string, rows: string) =>
    count === 1 ? '1 row' : `${shown} ${rows}`,
  page: (count: string) => `This page, ${count}`,
  selection: (count: string) => `Selection, ${count}`,
  noSelection: 'Selection, none',
  matching: (shown: string | undefined) =>
    shown === undefined ? 'All that match' : `All ${shown} that match`,
  memory: (limit: string) =>
    `This browser keeps the file in memory: at most ${limit} rows.`,
  start: 'Export',
  cancel: 'Cancel',
  done: 'Done',
  progress: 'Progress',
  soFar: (written: string, expected: string | undefined) =>
    expected === undefined
      ? `Exported ${written}`
      : `Exported ${written} of ${expected}`,
  waiting: (seconds: number) =>
    `The server asked us to slow down. The export resumes in ${seconds} s.`,
  result: (soFar: string, rows: string, file: string) =>
    `${soFar} ${rows} to ${file}.`,
  nothing: 'Nothing was exported.',
  incomplete: 'The file is incomplete.',
  unwritable: 'The file could not be written.',
  reasons: {
    cancelled: 'You cancelled the export.',
    limit: 'The file has reached its row limit.',
    miscounted:
      'The number of rows changed during the export. Export them again.'
  },
  /** In the CSV file itself, so without thousands separators. */
  ends: {
    cancelled: 'cancelled',
    failed: 'failed',
    limit: 'stopped at the limit',
    miscounted: 'not as many as counted'
  },
  mark: (
    written: number,
    expected: number | undefined,
    end: string,
    at: string
  ) =>
    expected === undefined
      ? `# incomplete: ${written} rows, ${end} at ${at}`
      : `# incomplete: ${written} of ${expected} rows, ${end} at ${at}`
}

export { exportTexts as export }
