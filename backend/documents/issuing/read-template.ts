import { translate } from '../../../locales/index.ts'
import { localeNames } from '../../../locales/languages.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { DocumentTemplate } from '../../../schemas/areas/document-templates.ts'
import { isBlank } from '../../../schemas/core/localized.ts'
import { areas } from '../../areas/registry.ts'
import type { Membership } from '../../database/tables/index.ts'
import { rowCondition } from '../../kit/area/rows.ts'
import { visibleRows } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readColumns } from '../../kit/database/read-columns.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { wordsOf } from '../../shared/answers/words.ts'

type Asked = { member: Membership; code: string; revision: number; lang: Locale; locale: Locale }

/** A template in the version and the language asked for. Throws 412 for another version, and 422 without it or that language. */
export async function readTemplate(
  orm: Orm,
  { member, code, revision, lang, locale }: Asked,
): Promise<DocumentTemplate> {
  const area = areas.get('document-templates')
  if (!area) throw new Error('document templates are no area')
  const ofCode = rowCondition(area, { company: member.company, code })
  const [row] = await orm
    .select(readColumns(area.table))
    .from(area.table)
    .where(await visibleRows(area, { orm, expires: () => undefined }, ofCode))
  if (!row) throw fieldFault(locale, { TEMPLATE_CODE: 'invalid' })
  if (row.revision !== revision) throw new ApiError('VERSION_CONFLICT', { data: { REVISION: row.revision } })
  const template = { fields: [], ...area.read(row) } as unknown as DocumentTemplate
  const name = wordsOf(template.name, locale).TEXT
  if (isBlank(template.name[lang]) || isBlank(template.body[lang]))
    throw new ApiError('FIELDS', {
      fields: {
        LANG: [translate(locale)('errors:fields.templateLanguage', { name, language: localeNames[lang] })],
      },
    })
  return template
}
