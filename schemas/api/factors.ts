import '../core/jitless.ts'
import { z } from 'zod'
import { factorEvents } from '../factors/factor-event.ts'
import { code, confirmId, existingPassword, filled, problem, token } from './fields.ts'
import { signedInUser } from './user.ts'

const instant = z.iso.datetime({ offset: true })
const base64url = z
  .string(problem('invalid'))
  .check(z.regex(/^[\w-]+$/, problem('invalid')), z.maxLength(30_000))

/** What a browser returns of a passkey, as `@simplewebauthn/browser` writes it; what it says beside this is not read. */
const passkeyAnswer = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key', problem('invalid')),
    response: z.object({ clientDataJSON: base64url, ...response }),
  })

/** A new passkey. */
export const newPasskey = passkeyAnswer({
  attestationObject: base64url,
  transports: z.array(z.string().max(40)).max(10).optional(),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** A passkey that was used. */
export const usedPasskey = passkeyAnswer({
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.optional(),
})
export type UsedPasskey = z.infer<typeof usedPasskey>

/** What a browser asks a passkey for (WebAuthn's own form). */
const passkeyOptions = z.looseObject({ challenge: z.string() })

/** The second steps of a sign-in that an account has. */
export const secondSteps = ['app', 'passkey', 'recovery'] as const

/** `error.data` of SECOND_STEP: what ends the sign-in. */
export const secondStepAsked = z.object({
  CHALLENGE: z.string(),
  METHODS: z.array(z.enum(secondSteps)),
  /** What to ask the person's passkeys for. */
  PASSKEY: passkeyOptions.nullable(),
})
export type SecondStepAsked = z.infer<typeof secondStepAsked>

/** The code of an app or a recovery code, as a person types it. */
const factorCode = filled.check(z.maxLength(40))

/** The second step of a sign-in: a code, or a passkey. */
export const secondStepBody = z.union([
  z.strictObject({ CHALLENGE: token, CODE: factorCode }),
  z.strictObject({ CHALLENGE: token, RESPONSE: usedPasskey }),
])

/** A sign-in by a passkey alone; REMEMBER extends the session to thirty days. */
export const passkeySignInBody = z.strictObject({
  CHALLENGE: token,
  RESPONSE: usedPasskey,
  REMEMBER: z.boolean(problem('invalid')).default(false),
})

/** What a browser asks a passkey for, and the challenge that its answer belongs to. */
export const passkeyAsked = z.object({ CHALLENGE: z.string(), OPTIONS: passkeyOptions })
export type PasskeyAsked = z.infer<typeof passkeyAsked>

/** What changes the factors is asked for the password again. */
export const passwordBody = z.strictObject({ PASSWORD: existingPassword })

/** The key of an authenticator app: as text, and as its QR code says it. */
export const appKey = z.object({ KEY: z.string(), ADDRESS: z.string() })
export type AppKey = z.infer<typeof appKey>

/** The first code of a new app. */
export const appCodeBody = z.strictObject({ CODE: code })

/** A new passkey with the name that the person gives it. */
export const newPasskeyBody = z.strictObject({
  CHALLENGE: token,
  RESPONSE: newPasskey,
  NAME: filled.check(z.maxLength(60)),
})

/** Recovery codes, which are shown once; null if the person has some already. */
export const madeCodes = z.object({ CODES: z.array(z.string()).nullable() })
export type MadeCodes = z.infer<typeof madeCodes>

/** The second factors of the person, and what has happened to them. */
export const ownFactors = z.object({
  APP: z.object({ CREATED_AT: instant, USED_AT: instant.nullable() }).nullable(),
  PASSKEYS: z.array(
    z.object({
      PASSKEY_ID: z.uuid(),
      NAME: z.string(),
      CREATED_AT: instant,
      USED_AT: instant.nullable(),
      IS_SYNCED: z.boolean(),
    }),
  ),
  CODES_LEFT: z.int(),
  /** The address at which passkeys work. */
  ORIGIN: z.string(),
  /** A reset of the factors that waits. */
  RESET: z.object({ READY_AT: instant.nullable(), COMPANY: z.string().nullable() }).nullable(),
  /** Clinics that require a factor, and from when on. */
  REQUIRED_BY: z.array(z.object({ COMPANY_CODE: z.string(), NAME: z.string(), FROM: instant })),
  HISTORY: z.array(
    z.object({
      KIND: z.enum(factorEvents),
      AT: instant,
      ABOUT: z.record(z.string(), z.string()),
    }),
  ),
})
export type OwnFactors = z.infer<typeof ownFactors>

/** A person who has lost their factors asks for a code to their contact. */
export const lostFactorBody = z.strictObject({ CHALLENGE: token })

/** Where the code was sent, masked, and until when the factors stay after it. */
export const lostFactorAsked = z.object({
  CONFIRM_ID: z.uuid(),
  RESEND_AFTER: z.int().min(0),
  CONTACT: z.string(),
  /** How long the person waits after the code, in hours; 0 if the factors go at once. */
  WAIT_HOURS: z.int().min(0),
})
export type LostFactorAsked = z.infer<typeof lostFactorAsked>

/** The code of that contact. */
export const lostFactorCodeBody = z.strictObject({ CHALLENGE: token, CONFIRM_ID: confirmId, CODE: code })

/** Either the person, who is signed in without a factor now, or when that will be possible. */
export const lostFactorAnswer = z.object({
  USER: signedInUser.nullable(),
  READY_AT: instant.nullable(),
})
export type LostFactorAnswer = z.infer<typeof lostFactorAnswer>

/** The token of the link that refuses a reset. */
export const keepFactorsBody = z.strictObject({ TOKEN: token })

/** Whether the staff of a company needs a second factor. */
export const staffFactorBody = z.strictObject({
  REQUIRED: z.boolean(problem('invalid')),
  /** In how many days it begins. */
  DAYS: z.int(problem('invalid')).min(0).max(60).default(7),
})

/** From when on the staff of a company needs one; null if nobody does. OWN: whether the caller has one. */
export const staffFactor = z.object({ FROM: instant.nullable(), OWN: z.boolean() })
export type StaffFactor = z.infer<typeof staffFactor>
