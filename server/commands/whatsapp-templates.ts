import { codeTemplate, templateName, textToApprove } from '../../backend/kit/whatsapp/approved-template.ts'
import { templates } from '../../backend/messages.ts'
import { locales } from '../../locales/locale.ts'

/** What reviewers at Meta see in place of values. */
const examples: Readonly<Record<string, string>> = {
  company: 'Avicenna',
  short: '01.12, 09:00',
  phone: '+7 727 250 11 22',
}

/**
 * The templates that Meta has to approve, as bodies of `POST /{WhatsApp business account}/message_templates`, one for each message to a phone
 * and language; codes have one, whose text is Meta's.
 */
export function whatsappTemplates(origin: string): object[] {
  const ofCodes = locales.map((language) => ({
    name: codeTemplate,
    language,
    category: 'AUTHENTICATION',
    components: [
      { type: 'BODY', add_security_recommendation: true },
      { type: 'FOOTER', code_expiration_minutes: 10 },
      { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
    ],
  }))
  const others = [...templates].flatMap(([name, template]) =>
    locales.flatMap((language) => {
      const text = textToApprove(name, template, language)
      if (text === undefined) return []
      const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, param = '']) => ({
        param_name: param,
        example: examples[param] ?? origin,
      }))
      return {
        name: templateName(name),
        language,
        category: 'UTILITY',
        parameter_format: 'NAMED',
        components: [
          { type: 'BODY', text, ...(named.length > 0 && { example: { body_text_named_params: named } }) },
        ],
      }
    }),
  )
  return [...ofCodes, ...others]
}
