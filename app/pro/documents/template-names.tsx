import Copy from 'lucide-react/icons/copy'
import { templateVariables } from '../../../schemas/records/template-variables.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { copyText } from '../../copy-text.ts'
import { useTranslation } from '../../use-translation.ts'

/** What a template can be filled with: each fact by its name, and the words in braces to paste into the text. */
export function TemplateNames() {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <Expandable open summary={<h2 className="inline text-xl">{t('documents:names.title')}</h2>}>
      <p className="max-w-text text-ink-soft">{t('documents:names.text')}</p>
      <ul className="mt-3 grid max-w-text divide-y divide-line border-y border-line">
        {Object.entries(templateVariables).map(([name, label]) => {
          const written = `{${name}}`
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span className="min-w-0">{label[locale]}</span>
              <span className="flex items-center gap-1">
                <code className="text-sm text-ink-soft">{written}</code>
                <Button
                  variant="empty"
                  size="small"
                  icon={Copy}
                  aria-label={t('documents:names.copy', { name: label[locale] })}
                  onClick={() => void copyText(t, written)}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </Expandable>
  )
}
