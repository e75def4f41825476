import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { problem } from './fields.ts'

/** Whether a person gets messages by WhatsApp. */
export const whatsappConsent = z
  .object({
    /** Their confirmed phone; null without one, or where the product sends nothing by WhatsApp. */
    TEL: z.string().nullable(),
    /** When they have agreed; null if they have not, or have refused since. */
    AGREED_AT: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'WhatsappConsent' })

/** Agrees to messages by WhatsApp, or refuses them. */
export const whatsappBody = z.strictObject({ AGREES: z.boolean(problem('required')) })

/** Over how many days people are counted who have opened a chat. */
export const openingDays = 30

/** People who have opened the chat of a number, once a day each, by the place of its button. */
export const whatsappOpenings = z
  .object({ CONTACTS: z.int(), BOOKING: z.int() })
  .meta({ id: 'WhatsappOpenings' })

/**
 * The clinic's messages for a patient. MISSING names what a message says and nobody knows; in the text that stays in its braces. With STOPPED_AT the holder of the
 * phone has refused messages by WhatsApp.
 */
export const patientMessages = z
  .object({
    TEL: z.string().nullable(),
    STOPPED_AT: z.string().nullable(),
    MESSAGES: z.array(
      z.object({
        CODE: z.string(),
        NAME: z.string(),
        LANG: z.enum(locales),
        TEXT: z.string(),
        MISSING: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'PatientMessages' })
