import { asc, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { patientMessages } from '../../schemas/api/whatsapp.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { fill } from '../../schemas/records/fill-template.ts'
import { isMessageVariable, messageVariables } from '../../schemas/whatsapp/message-variables.ts'
import { whatsappTemplate } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { whatsappOf } from '../kit/whatsapp/contacts.ts'
import { noteOpening, onePatient, readPatient } from '../patients/index.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { readMessageValues } from './read-message-values.ts'

/** The clinic's templates as a patient would read them. The staff sends them from its own WhatsApp. */
export const messagesToPatient = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/whatsapp_messages',
  summary: 'The clinic’s messages for WhatsApp, filled for a patient in the language of the card',
  access: { section: 'patients', action: 'read' },
  params: onePatient,
  answer: patientMessages,
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const company = params.companyCode
      const patient = await readPatient(orm, { company, id: uuidOf(params.id), member })
      await noteOpening(orm, { company, patient: patient.id, what: 'card', member })
      const contact = patient.phone === null ? undefined : await whatsappOf(orm, patient.phone)
      const rows = await orm
        .select()
        .from(whatsappTemplate)
        .where(eq(whatsappTemplate.company, company))
        .orderBy(asc(whatsappTemplate.position), asc(whatsappTemplate.code))
      const messages = []
      const known = new Map<Locale, Awaited<ReturnType<typeof readMessageValues>>>()
      for (const { code, name, text } of rows) {
        const { lang, value } = pickLocalized(text, patient.locale) ?? { lang: patient.locale, value: '' }
        const values = known.get(lang) ?? (await readMessageValues(orm, { patient, member }, lang))
        known.set(lang, values)
        const { body, problems } = fill({ lang, body: value }, values)
        messages.push({
          CODE: code,
          NAME: wordsOf(name, locale).TEXT,
          LANG: lang,
          TEXT: body,
          MISSING: problems.map(({ variable }) =>
            isMessageVariable(variable) ? messageVariables[variable][locale] : variable,
          ),
        })
      }
      return {
        TEL: patient.phone,
        STOPPED_AT: contact?.stoppedAt?.toISOString() ?? null,
        MESSAGES: messages,
      }
    }),
})
