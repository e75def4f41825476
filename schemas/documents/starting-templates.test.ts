import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import documentTemplates from '../areas/document-templates.ts'
import { judge } from '../core/judge.ts'
import { isBlank } from '../core/localized.ts'
import { startingTemplates } from './starting-templates.ts'

describe('a template that clinics begin with', () => {
  it.each(startingTemplates.map((template) => [template.name.ru, template] as const))(
    '%s is right as one that a clinic writes, and ready in every language',
    (_, template) => {
      expect(judge(documentTemplates.schema, template).problems).toEqual([])
      expect(documentTemplates.check?.(template)).toEqual([])
      for (const lang of locales)
        expect([lang, isBlank(template.name[lang]), isBlank(template.body[lang])]).toEqual([
          lang,
          false,
          false,
        ])
    },
  )
})
