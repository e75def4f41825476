import type { outbox } from '../database/tables/index.ts'

export type Channel = (typeof outbox.$inferSelect)['channel']

/**
 * What a value of a message is, and so how a person sees it. `path` is a page of the product without its language
 * (`/auth/signin`); a `?` after the kind: the value may be absent.
 */
export type Kind = 'clinic' | 'code' | 'instant' | 'language' | 'path' | 'phone' | 'role' | 'text'

export type Template = {
  channels: readonly Channel[]
  params: Readonly<Record<string, Kind | `${Kind}?`>>
  /** Why a person gets the mail, said below it. */
  reason: 'account' | 'address' | 'clinic' | 'team'
  /** Values that the mail lists with their names, one a line. */
  facts?: readonly string[]
  /** Where the button leads: a value that is a path, or a path. */
  button?: string
  /** Where the quiet link below the button leads. */
  link?: string
  /** The value that answers go to. */
  replyTo?: string
}

const signIn = '/auth/signin'
const restore = '/auth/password-restore'

/**
 * Every message that the product sends. Their texts are in the namespace `messages`; each has the parts that
 * `mailTexts` names. Any mail may have the value `NAME`, the first name of the person, for its greeting.
 */
export const templates = {
  'confirm-email': { channels: ['mail'], reason: 'address', params: { CODE: 'code' } },
  'confirm-phone': { channels: ['sms'], reason: 'address', params: { CODE: 'code' } },
  'account-exists': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: {},
    button: signIn,
    link: restore,
  },
  'restore-password': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { LINK: 'path' },
    button: 'LINK',
  },
  'password-changed': { channels: ['mail', 'sms'], reason: 'account', params: {}, link: restore },
  /** To the old address. `EMAIL` is the new one, as much of it as the old may see. */
  'email-changed': { channels: ['mail'], reason: 'account', params: { EMAIL: 'text' } },
  'new-sign-in': {
    channels: ['mail'],
    reason: 'account',
    params: { DEVICE: 'text', AT: 'instant' },
    facts: ['DEVICE', 'AT'],
    button: '/profile/settings',
  },
  'account-deleted': { channels: ['mail'], reason: 'account', params: {} },
  'staff-joined': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', ROLE: 'role', LINK: 'path' },
    facts: ['PERSON', 'ROLE'],
    button: 'LINK',
  },
  'company-received': { channels: ['mail'], reason: 'clinic', params: { COMPANY: 'clinic' } },
  'company-approved': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', LINK: 'path' },
    button: 'LINK',
  },
  'company-rejected': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text', LINK: 'path' },
    facts: ['REASON'],
    button: 'LINK',
  },
  'company-suspended': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text' },
    facts: ['REASON'],
  },
  'company-request-to-moderators': {
    channels: ['mail'],
    reason: 'team',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['COMPANY', 'PERSON'],
    button: 'LINK',
  },
  'service-request': {
    channels: ['mail'],
    reason: 'team',
    params: {
      REQUEST_CODE: 'text',
      SERVICES: 'text',
      PERSON: 'text',
      TEL: 'phone?',
      EMAIL: 'text?',
      COMPANY_NAME: 'text?',
      COMMENT: 'text?',
      PAGE: 'text?',
      LANGUAGE: 'language',
    },
    facts: [
      'REQUEST_CODE',
      'SERVICES',
      'PERSON',
      'TEL',
      'EMAIL',
      'COMPANY_NAME',
      'COMMENT',
      'PAGE',
      'LANGUAGE',
    ],
    replyTo: 'EMAIL',
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

type Declared<T extends TemplateName> = (typeof templates)[T]['params']
type Optional<P> = { [Key in keyof P]: P[Key] extends `${string}?` ? Key : never }[keyof P]

/** The values of a template's messages. */
export type Params<T extends TemplateName> = { NAME?: string } & Record<
  Exclude<keyof Declared<T>, Optional<Declared<T>>>,
  string
> &
  Partial<Record<Optional<Declared<T>>, string>>

/** The template of a name, which may come from a database that a newer version writes to. */
export const templateOf = (name: string): Template | undefined =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined

/** The name of the value that a person types in; undefined where a template has none. */
export const codeName = ({ params }: Template): string | undefined =>
  Object.keys(params).find((name) => params[name] === 'code')
