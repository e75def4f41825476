'use client'

import { defaultTemplate, isTemplate } from '../../../schemas/page/template.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { TemplatePicture } from './template-picture.tsx'

/** The choice of a template: a drawing of each, and its audience. */
export function TemplateField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { value = defaultTemplate, set, hints, isReadOnly } = formField(props)
  const cards = (hints?.choices ?? []).flatMap(({ value: template, label }) =>
    isTemplate(template)
      ? [
          {
            value: template,
            label,
            content: (
              <>
                <TemplatePicture template={template} />
                <span className="mt-2 block text-sm font-medium">{label}</span>
                <span className="block text-sm text-ink-soft">{t(`forms:design.template.${template}`)}</span>
              </>
            ),
          },
        ]
      : [],
  )
  return (
    <FieldFrame of={props} group>
      <ChoiceCards
        cards={cards}
        value={value}
        onChoose={set}
        isReadOnly={isReadOnly}
        className="grid-cols-2 *:p-2"
      />
    </FieldFrame>
  )
}
