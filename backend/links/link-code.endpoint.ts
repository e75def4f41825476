import { linkCodeQuery } from '../../schemas/api/links.ts'
import { accentContrast, leastContrast } from '../../schemas/design/accent.ts'
import { place } from '../kit/company/place.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { codeParam } from '../kit/input/query.ts'
import { codePng, codeSvg } from './draw-code.ts'
import { readLogo, readPrintedLink } from './printed-link.ts'

export const linkCode = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/links/{code}/qr',
  summary: 'The QR code of a short link as a picture, with the clinic’s logo in its middle',
  access: { section: 'links', action: 'read' },
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: place.extend({ code: codeParam('link') }),
  query: linkCodeQuery,
  answer: fileAnswer('*/*'),
  act: async ({ orm, member, params, query, settings, files, locale }) => {
    const { format, logo, origin, place: hangs } = query
    const color = `#${(query.color ?? '000000').replace('#', '').toLowerCase()}`
    if (accentContrast(color) < leastContrast) throw fieldFault(locale, { color: 'codeColor' })
    const found = await readPrintedLink(orm, {
      company: member.company,
      code: params.code,
      origin,
      product: settings.origin,
      mark: { by: 'picture', ...(hangs !== undefined && { place: hangs }) },
    })
    if (!found) return undefined
    const code = {
      text: found.address,
      color,
      logo: logo === 'yes' ? await readLogo(files, found) : undefined,
    }
    const name = `qr-${found.shown.split('/').at(-1)}`
    if (format === 'svg')
      return attachmentOf(
        { file: 'code.svg', name, type: 'image/svg+xml' },
        new TextEncoder().encode(await codeSvg(code)),
      )
    return attachmentOf({ file: 'code.png', name, type: 'image/png' }, new Uint8Array(await codePng(code)))
  },
})
