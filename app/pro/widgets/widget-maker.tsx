'use client'

import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { languages } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import { moduleLabels } from '../../../schemas/widgets/module-labels.ts'
import { moduleNames } from '../../../schemas/widgets/module-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { copyText } from '../../copy-text.ts'
import { useTranslation } from '../../use-translation.ts'
import { type WidgetChoice, widgetCode, widgetPath } from './widget-code.ts'
import { WidgetFrame } from './widget-frame.tsx'

type Theme = NonNullable<WidgetChoice['theme']> | 'system'

/** Chooses a widget of a clinic, shows it, and offers the code for another site; says so if that site may not show it yet (D-WIDGET). */
export function WidgetMaker({ company, isAllowed }: { company: string; isAllowed: boolean }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [choice, setChoice] = useState<WidgetChoice>({ module: 'appointment', locale })
  const theme: Theme = choice.theme ?? 'system'
  const title = moduleLabels[choice.module][choice.locale]
  const widget = { ...choice, company }
  const code = widgetCode({ ...widget, origin: location.origin, title })
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t('business:widgets.title')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('business:widgets.what')}>
          <Select
            value={choice.module}
            onValueChange={(value) => {
              const module = moduleNames.find((one) => one === value)
              if (module) setChoice({ ...choice, module })
            }}
            options={moduleNames.map((value) => ({ value, label: moduleLabels[value][locale] }))}
          />
        </Field>
        <Field label={t('business:widgets.language')}>
          <Select
            value={choice.locale}
            onValueChange={(value) => {
              const next = locales.find((one) => one === value)
              if (next) setChoice({ ...choice, locale: next })
            }}
            options={locales.map((value) => ({ value, label: languages[value].name }))}
          />
        </Field>
      </div>
      <Segments<Theme>
        label={t('business:widgets.colours')}
        value={theme}
        onChange={(next) => {
          const { theme: _, ...rest } = choice
          setChoice(next === 'system' ? rest : { ...rest, theme: next })
        }}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`business:widgets.theme.${value}`),
        }))}
      />
      {!isAllowed && (
        <p className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
          {t('business:widgets.notAllowed')}
        </p>
      )}
      <Field label={t('business:widgets.code')} hint={t('business:widgets.codeHint')}>
        <Textarea
          value={code}
          readOnly
          rows={5}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button icon={Copy} onClick={() => copyText(t, code)} className="justify-self-start">
        {t('business:widgets.copy')}
      </Button>
      <h3 className="text-lg">{t('business:widgets.preview')}</h3>
      <WidgetFrame path={widgetPath(widget)} title={title} />
    </section>
  )
}
