import { translate } from '../../locales/index.ts'
import { linkSheetQuery } from '../../schemas/api/links.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { sheetKinds } from '../../schemas/links/link-mark.ts'
import { linkTargets } from '../../schemas/links/link-targets.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { codeParam } from '../kit/input/query.ts'
import { makeSheet } from '../kit/pdf/make-pdf.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { readLogo, readPrintedLink } from './printed-link.ts'

export const linkSheet = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/links/{code}/sheet',
  summary: 'A sheet with the QR code of a short link to be printed, as PDF in the design of the clinic',
  access: { section: 'links', action: 'read' },
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params: place.extend({ code: codeParam('link') }),
  query: linkSheetQuery,
  answer: fileAnswer('application/pdf'),
  act: async ({ orm, member, params, query, settings, files, locale }) => {
    const { kind, lang, origin, place: hangs } = query
    const found = await readPrintedLink(orm, {
      company: member.company,
      code: params.code,
      origin,
      product: settings.origin,
      mark: { by: kind, ...(hangs !== undefined && { place: hangs }) },
    })
    if (!found) return undefined
    const { clinic, target } = found
    const words = linkTargets.get(target.kind)
    const label = wordsOf(found.label, lang).TEXT
    const title = words?.calls[lang] ?? label
    const usual = words?.begins && wordsOf(words.begins.label, lang).TEXT
    const made = await makeSheet(
      {
        kind,
        lang,
        made: calendarDate(new Date(), clinic.timezone),
        title,
        line: label === usual || label === title ? undefined : label,
        hint: translate(lang)('links:sheet.hint'),
        address: found.address,
        shown: found.shown,
        clinic: {
          name: clinic.name(lang),
          foot: [clinic.phones.slice(0, 2).map(formatPhone).join(', '), clinic.address(lang)]
            .filter(Boolean)
            .join(' · '),
          logo: await readLogo(files, found),
          color: clinic.color,
        },
      },
      member.company,
    )
    if ('fault' in made) {
      const characters = made.fault === 'characters' ? made.characters : []
      const isTyped = characters.some((one) => label.includes(one))
      const code = isTyped ? 'paperCharacters' : 'clinicCharacters'
      const message = translate(locale)(`errors:fields.${code}`, { characters: characters.join(' ') })
      throw new ApiError('FIELDS', { fields: { [isTyped ? 'label' : 'kind']: [message] } })
    }
    const name = `${title} · ${sheetKinds[kind].label[lang]}`
    return attachmentOf({ file: 'sheet.pdf', name, type: 'application/pdf' }, made.bytes)
  },
})
