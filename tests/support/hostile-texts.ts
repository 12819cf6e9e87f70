/** A text that does harm where it is taken for more than a text. */
export interface HostileText {
  /** In the messages of tests. */
  name: string
  text: string
}

const named = (name: string, ...texts: string[]): HostileText[] =>
  texts.map(text => ({ name: `${name} ${JSON.stringify(text)}`, text }))

/** Run by a page that takes a text for markup or for code. */
const markup = named(
  'markup',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title></textarea></script><script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<style>*{display:none}</style><base href="https://evil.example/">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 1 %>',
  ']]><!--<script>alert(1)//--></script>'
)

/** Changes what stands around it, or looks like another text. */
export const disguises = named(
  'disguise',
  '\u202Enimda',
  'pay\u202E\u2066lap\u2069 \u2067\u202Dx',
  'ad\u200Bmin',
  'ad\u200Dmin \u200E\u200F\u061C\u2060',
  '\uFEFFadmin\u00AD',
  '\u0000\u0001\u0007\u001B[31m\u007F\u0085',
  'one\u2028two\u2029three',
  '\u3164',
  'tag\u{E0041}\u{E007F}',
  'a\uFE0Fdmin'
)

/** Texts of people, which look like a disguise to a coarse rule. */
export const honestTexts = named(
  'honest',
  '\u05D3\u05E0\u05D4 \u05DB\u05D4\u05DF (3)',
  '\u0645\u0631\u064A\u0645 \u0627\u0644\u0639\u0644\u064A',
  '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  '\u0915\u094D\u200D\u0937',
  '\u{1F469}\u{1F3FD}\u200D\u{1F680} \u{1F3F3}\uFE0F\u200D\u{1F308} 1\uFE0F\u20E3',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '\u845B\u{E0100}',
  'Zo\u00EB O\u2019Hara-\u0141\u00F3d\u017A'
)

/** Begins as a formula of a spreadsheet does. */
const formulae = named(
  'formula',
  '=1+1',
  '@SUM(A1)',
  '+1',
  '-2+3',
  '\t=1',
  '\uFF1D1+1',
  '=HYPERLINK("https://evil.example/","x")'
)

/** Taken for something else by code that is not careful. */
const lookalikes = named(
  'lookalike',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '0',
  '1e999',
  '9007199254740993',
  '../admin',
  '..',
  '%2e%2e%2f',
  'a/b?c#d',
  'line one\r\nline two\n\n\nline five'
)

/** Too much of something. */
const long = [
  { name: '5,000 characters without a break', text: 'W'.repeat(5000) },
  { name: '10,000 pictures', text: '\u{1F600}'.repeat(10_000) },
  { name: 'a tower of marks', text: `Z${'\u0334\u0301'.repeat(400)}a` },
  { name: '2,000 zero width spaces', text: 'x\u200B'.repeat(2000) }
]

/** A name of a megabyte; one is enough for a page. */
export const megabyte: HostileText = {
  name: 'a megabyte',
  text: 'megabyte '.repeat(116_509)
}

/** One of each kind, for every field that shows a text of a server. */
export const hostileTexts: readonly HostileText[] = [
  ...markup,
  ...disguises,
  ...honestTexts,
  ...formulae,
  ...lookalikes,
  ...long
]
