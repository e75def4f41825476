import type { outbox } from '../tables/index.ts'

export type Channel = (typeof outbox.$inferSelect)['channel']

/**
 * ValueKind of a message's value, which determines how it is shown. `path` is a page of the product without
 * language (`/auth/signin`); a trailing `?` marks an optional value.
 */
export type ValueKind =
  | 'clinic'
  | 'code'
  | 'consultation'
  | 'event'
  | 'instant'
  | 'language'
  | 'path'
  | 'phone'
  | 'role'
  | 'text'
  | 'visit'

export type Template = {
  channels: readonly Channel[]
  params: Readonly<Record<string, ValueKind | `${ValueKind}?`>>
  /** Why the person receives the mail; shown at its end. */
  reason: 'account' | 'address' | 'booking' | 'clinic' | 'team'
  /** Values that the mail lists with labels, one per line. */
  facts?: readonly string[]
  /** Target of the button: the name of a `path` value, or a path. */
  button?: string
  /** Target of the secondary link below the button. */
  link?: string
  /** The value used as Reply-To. */
  replyTo?: string
}

/**
 * The messages of the product by name, any of which may have the value `NAME`, the recipient's first name, for its greeting. Each
 * `<subject>.messages.ts` adds the types of its own by `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it.
export interface Templates {}

export type TemplateName = keyof Templates

type Declared<T extends TemplateName> = Templates[T]['params']
type Optional<P> = { [Key in keyof P]: P[Key] extends `${string}?` ? Key : never }[keyof P]

/** The values of a template's messages. */
export type Params<T extends TemplateName> = { NAME?: string } & Record<
  Exclude<keyof Declared<T>, Optional<Declared<T>>>,
  string
> &
  Partial<Record<Optional<Declared<T>>, string>>

/** Values for messages of one subject, as tests show them. */
export type Samples<Messages> = { [Name in keyof Messages & TemplateName]: Params<Name> }

let known: ReadonlyMap<string, Template> | undefined

/** Gives the process the templates of all subjects (`backend/messages.ts`). */
export function provideTemplates(templates: ReadonlyMap<string, Template>): void {
  known = templates
}

/** The template of a stored name; undefined for one that a newer version has written. */
export function templateOf(name: string): Template | undefined {
  if (!known) throw new Error('There are no templates yet: import backend/messages.ts')
  return known.get(name)
}

/** Name of the code value in a template; undefined if it has none. */
export const codeName = ({ params }: Template): string | undefined =>
  Object.keys(params).find((name) => params[name] === 'code')

/** Whether a message brings a code: it has to come at once. */
export const bringsCode = (name: string): boolean => {
  const template = templateOf(name)
  return template !== undefined && codeName(template) !== undefined
}
