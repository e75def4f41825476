import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { type FileStore, pictureFile } from '../../kit/files/store.ts'
import { makePdf } from '../../kit/pdf/make-pdf.ts'
import type { DrawnPdf } from '../../kit/pdf/paper.ts'
import type { Draft } from './read-draft.ts'

/** The uploaded logo of a clinic; undefined for one of a demonstration, or without any. */
async function logoOf(files: FileStore, { logo }: Draft): Promise<Uint8Array | undefined> {
  const name = logo && pictureFile(logo)
  return name ? files.read(name) : undefined
}

/** Draws a paper with the logo of its clinic. Throws 422 at the template for one that is too long, or has characters that cannot be printed. */
export async function drawDraft(
  files: FileStore,
  draft: Draft,
  company: string,
  locale: Locale,
): Promise<DrawnPdf> {
  const { paper } = draft
  const logo = await logoOf(files, draft)
  const made = await makePdf({ ...paper, clinic: { ...paper.clinic, logo } }, company)
  if (!('fault' in made)) return made
  if (made.fault === 'tooLong') throw fieldFault(locale, { TEMPLATE_CODE: 'paperTooLong' })
  const characters = made.characters.join(' ')
  const message = translate(locale)('errors:fields.paperCharacters', { characters })
  throw new ApiError('FIELDS', { fields: { TEMPLATE_CODE: [message] } })
}
