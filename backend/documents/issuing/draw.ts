import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import type { DrawnPdf, Paper } from '../pdf/paper.ts'

/** Draws a paper. Throws 422 at the template for one that is too long, or has characters that cannot be printed. */
export async function draw(paper: Paper, company: string, locale: Locale): Promise<DrawnPdf> {
  const made = await makePdf(paper, company)
  if (!('fault' in made)) return made
  if (made.fault === 'tooLong') throw fieldFault(locale, { TEMPLATE_CODE: 'paperTooLong' })
  const characters = made.characters.join(' ')
  const message = translate(locale)('errors:fields.paperCharacters', { characters })
  throw new ApiError('FIELDS', { fields: { TEMPLATE_CODE: [message] } })
}
