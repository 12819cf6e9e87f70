/** A refusal as one kind of server writes it, and what is to be read of it. */
export interface ErrorShape {
  /** Who writes so. */
  of: string
  status?: number
  type?: string
  /** As JSON, or the text itself. */
  body: unknown
  detail?: string
  fields?: Record<string, string[]>
  /** What a form with a `displayName` says at that field. */
  atField?: string
  /** What it says of the whole. */
  ofForm: readonly string[]
}

const LONG = 'Too long.'
const CLOSED = 'The books are closed.'
const NOTE = 'A note is missing.'

/** What servers answer that nobody wrote for this panel. */
export const errorShapes: readonly ErrorShape[] = [
  {
    of: 'problem+json (RFC 9457)',
    type: 'application/problem+json',
    body: {
      type: 'about:blank',
      title: 'Unprocessable',
      status: 422,
      detail: 'Two things are wrong.',
      errors: [
        { pointer: '#/displayName', detail: LONG },
        { pointer: '#/note', detail: NOTE }
      ]
    },
    detail: 'Two things are wrong.',
    fields: { displayName: [LONG], note: [NOTE] },
    atField: LONG,
    ofForm: ['Two things are wrong.', `note: ${NOTE}`]
  },
  {
    of: 'Laravel',
    body: {
      message: 'The given data was invalid.',
      errors: { display_name: [LONG, 'Taken.'], note: [NOTE] }
    },
    detail: 'The given data was invalid.',
    fields: { display_name: [LONG, 'Taken.'], note: [NOTE] },
    atField: 'Too long. Taken.',
    ofForm: ['The given data was invalid.', `note: ${NOTE}`]
  },
  {
    of: 'Django with a detail',
    status: 400,
    body: { detail: CLOSED },
    detail: CLOSED,
    ofForm: [CLOSED]
  },
  {
    of: 'Django with fields',
    status: 400,
    body: { display_name: [LONG], note: [NOTE] },
    fields: { display_name: [LONG], note: [NOTE] },
    atField: LONG,
    ofForm: [`note: ${NOTE}`]
  },
  {
    of: 'Django with fields beside a detail',
    status: 400,
    body: { detail: CLOSED, display_name: [LONG], note: [NOTE] },
    detail: CLOSED,
    fields: { display_name: [LONG], note: [NOTE] },
    atField: LONG,
    ofForm: [CLOSED, `note: ${NOTE}`]
  },
  {
    of: 'a list of field errors beside a message',
    status: 400,
    body: {
      message: CLOSED,
      fieldErrors: [
        { field: 'displayName', message: LONG },
        { field: 'note', message: NOTE }
      ]
    },
    detail: CLOSED,
    fields: { displayName: [LONG], note: [NOTE] },
    atField: LONG,
    ofForm: [CLOSED, `note: ${NOTE}`]
  },
  {
    of: 'Django with errors of no field',
    status: 400,
    body: { display_name: [LONG], non_field_errors: [CLOSED] },
    detail: CLOSED,
    fields: { display_name: [LONG], '': [CLOSED] },
    atField: LONG,
    ofForm: [CLOSED]
  },
  {
    of: 'Django with nested fields',
    status: 400,
    body: { profile: { display_name: [LONG] }, items: [{}, { note: [NOTE] }] },
    fields: { 'profile.display_name': [LONG], 'items.note': [NOTE] },
    atField: LONG,
    ofForm: [`items.note: ${NOTE}`]
  },
  {
    of: 'FastAPI',
    body: {
      detail: [
        {
          type: 'string_too_long',
          loc: ['body', 'display_name'],
          msg: LONG,
          input: 'x'
        },
        { type: 'missing', loc: ['query', 'note'], msg: NOTE }
      ]
    },
    fields: { 'body.display_name': [LONG], 'query.note': [NOTE] },
    atField: LONG,
    ofForm: [`query.note: ${NOTE}`]
  },
  {
    of: 'Rails with a list',
    body: { errors: ['Display name is taken', CLOSED] },
    detail: `Display name is taken. ${CLOSED}`,
    fields: { '': ['Display name is taken', CLOSED] },
    ofForm: ['Display name is taken', CLOSED]
  },
  {
    of: 'Rails with fields',
    body: {
      errors: {
        display_name: ['is too long', 'is taken'],
        note: [NOTE],
        base: [CLOSED]
      }
    },
    detail: CLOSED,
    fields: {
      display_name: ['is too long', 'is taken'],
      note: [NOTE],
      '': [CLOSED]
    },
    atField: 'is too long. is taken',
    ofForm: [CLOSED, `note: ${NOTE}`]
  },
  {
    of: 'Spring',
    status: 400,
    body: {
      timestamp: '2026-11-21T14:02:11Z',
      status: 400,
      error: 'Bad Request',
      message: 'Validation failed.',
      errors: [
        {
          codes: ['Size.request.displayName'],
          defaultMessage: LONG,
          objectName: 'request',
          field: 'displayName',
          code: 'Size'
        },
        { defaultMessage: NOTE, field: 'note' }
      ],
      path: '/api/users/42'
    },
    detail: 'Validation failed.',
    fields: { displayName: [LONG], note: [NOTE] },
    atField: LONG,
    ofForm: ['Validation failed.', `note: ${NOTE}`]
  },
  {
    of: 'NestJS',
    status: 400,
    body: {
      statusCode: 400,
      message: ['displayName is too long', 'note should not be empty'],
      error: 'Bad Request'
    },
    detail: 'Bad Request. displayName is too long. note should not be empty',
    fields: { '': ['displayName is too long', 'note should not be empty'] },
    ofForm: ['displayName is too long', 'note should not be empty']
  },
  {
    of: 'JSON:API',
    type: 'application/vnd.api+json',
    body: {
      errors: [
        {
          status: '422',
          title: 'Invalid attribute',
          detail: LONG,
          source: { pointer: '/data/attributes/displayName' }
        },
        { title: CLOSED },
        { detail: NOTE, source: { parameter: 'note' } }
      ]
    },
    detail: CLOSED,
    fields: {
      displayName: [LONG],
      '': [CLOSED],
      note: [NOTE]
    },
    atField: LONG,
    ofForm: [CLOSED, `note: ${NOTE}`]
  },
  {
    of: 'PostgREST',
    status: 409,
    body: {
      code: '23505',
      message: 'duplicate key value violates unique constraint "users_name"',
      details: 'Key (display_name)=(Marta) already exists.',
      hint: 'Choose another one.'
    },
    detail:
      'duplicate key value violates unique constraint "users_name" Key (display_name)=(Marta) already exists. Choose another one.',
    ofForm: [
      'duplicate key value violates unique constraint "users_name" Key (display_name)=(Marta) already exists. Choose another one.'
    ]
  },
  {
    of: 'GraphQL',
    status: 400,
    body: {
      errors: [{ message: CLOSED, locations: [{ line: 1, column: 2 }] }]
    },
    detail: CLOSED,
    fields: { '': [CLOSED] },
    ofForm: [CLOSED]
  },
  {
    of: 'plain text',
    status: 400,
    type: 'text/plain; charset=utf-8',
    body: `${CLOSED}\n`,
    detail: CLOSED,
    ofForm: [CLOSED]
  },
  {
    of: 'nothing at all',
    body: '',
    ofForm: ['The server rejected this request.']
  },
  {
    of: 'a web page',
    status: 400,
    type: 'text/html',
    body: '<!doctype html><h1>Bad request</h1>',
    ofForm: ['The server rejected this request.']
  }
]
