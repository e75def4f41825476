import { locales } from '../../locales/locale.ts'
import { z } from '../core/zod.ts'
import * as accountRules from './account-rules.ts'
import type { FieldProblem } from './field-problem.ts'
import type { TextRule } from './text-rule.ts'
import * as rules from './text-rules.ts'

/** The `error` option of a zod check: the message key, which `fieldErrors` translates. */
export const problem = (key: FieldProblem) => ({ error: key })

/**
 * A check of a text after which no other of its field is made. `abort` of zod would end those of several fields too (`together`).
 */
export const needs = (key: FieldProblem, fits: (text: string) => boolean) =>
  z.check<string>(({ value, issues }) => {
    if (!fits(value)) issues.push({ code: 'custom', input: value, message: key })
  })

/**
 * Options of a check of several fields, whose fault is reported at the field `at`, together with those of single fields, so that a person
 * corrects all at once. Therefore the checked fields may have any values.
 */
export const together = (key: FieldProblem, at: string) => ({
  ...problem(key),
  path: [at],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

/** The `error` option for a value that is missing or of a wrong type; other checks have messages of their own. */
export const notOfType = (key: FieldProblem) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? key : undefined),
})

const text = z.string(notOfType('required'))
const isFilled = (value: string) => value !== ''

/** Non-empty text, trimmed. */
export const filled = text.check(z.trim(), needs('required', isFilled))

/** A field of a request from the rule of its text. */
const field = (rule: TextRule) =>
  text.check(
    z.overwrite(rule.tidy),
    needs('required', isFilled),
    ...Object.entries(rule.needs).map(([key, fits]) => needs(key as FieldProblem, fits)),
  )

export const email = field(rules.email)
export const phone = field(rules.phone)
export const phoneOfCountry = field(rules.phoneOfCountry)
export const login = field(accountRules.login)
/** An e-mail address or a phone number; its owner may have no account. */
export const contact = field(accountRules.contact)
export const existingPassword = field(accountRules.existingPassword)
export const newPassword = field(accountRules.newPassword)
export const personName = field(rules.personName)

export const birthday = field(rules.birthday)

export const code = field(accountRules.code)

/** Consent that must be given (V-19). */
export const consent = z.literal(true, problem('consent'))

/** Id of a pending confirmation. */
export const confirmId = z.uuid(problem('invalid'))

/** A token of a link or response: 16 to 200 characters of base64url. */
export const token = text.check(z.regex(/^[\w-]{16,200}$/, problem('invalid')))

export const language = z.enum(locales, problem('invalid'))
