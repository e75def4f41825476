import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { localizePath } from '../../../../../locales/locale.ts'
import { localesOf, pickLocalized } from '../../../../../schemas/core/localized.ts'
import { firstWords } from '../../../../../schemas/draft/first-words.ts'
import type { DraftPage } from '../../../../../schemas/draft/site-draft.ts'
import type { ProposedPage } from '../../../../../schemas/site-import.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { LoadingFrame } from '../../../loading-frame.tsx'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { pagePath } from '../../draft/pages/page-path.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import { SlugInput } from '../../panel/slug-field.tsx'
import { hasOnlyFacts, isHeading, type PageChoice } from './taken-pages.ts'

type Props = {
  page: ProposedPage
  /** The number of the import, for the preview. */
  number: number
  choice: PageChoice
  others: readonly DraftPage[]
  onChange: (more: Partial<PageChoice>) => void
}

/** A proposed page: whether it is taken, its name and place, its blocks, and its look. */
export function ProposedPageCard({ page, number, choice, others, onChange }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const pages = useSitePages().filter(({ isOwn }) => isOwn)
  const [isShown, setShown] = useState(false)
  const [language = 'ru'] = localesOf(page.title)
  const name = pickLocalized(page.title, locale)?.value ?? page.title[language] ?? page.slug
  return (
    <li className="min-w-0 rounded-card border border-line p-3 sm:p-4">
      <Checkbox
        label={<span className="font-semibold wrap-anywhere">{name}</span>}
        {...(hasOnlyFacts(page) && { note: t('business:site.bring.page.onlyFacts') })}
        checked={choice.isIncluded}
        onChange={({ target }) => onChange({ isIncluded: target.checked })}
      />
      {choice.isIncluded && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Field label={t('business:site.bring.page.into')}>
            <NativeSelect
              value={choice.into}
              placeholder={t('business:site.bring.page.new')}
              onChange={({ target }) => onChange({ into: target.value })}
              options={pages.map(({ id, title }) => ({
                value: id,
                label: t('business:site.bring.page.end', { title }),
              }))}
            />
          </Field>
          {choice.into === '' && (
            <>
              <Field label={t('business:site.pages.name')}>
                <Input
                  value={choice.title}
                  maxLength={120}
                  onChange={({ target }) => onChange({ title: target.value })}
                />
              </Field>
              <SlugInput value={choice.slug} others={others} onChange={(slug) => onChange({ slug })} />
            </>
          )}
          <Blocks page={page} choice={choice} onChange={onChange} />
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={Eye}
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? 'business:site.bring.page.hide' : 'business:site.bring.page.show')}
            </Button>
            {isShown && <Preview page={page} number={number} title={name} language={language} />}
          </div>
        </div>
      )}
    </li>
  )
}

/** The blocks of a page, each taken or not. */
function Blocks({ page, choice, onChange }: Pick<Props, 'page' | 'choice' | 'onChange'>) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { types } = useBuilder()
  const { without, into } = choice
  // Blocks for an existing page come without their heading: the page has its own.
  const offered = page.blocks.filter((block) => into === '' || !isHeading(block))
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-2 font-medium">{t('business:site.bring.page.blocks')}</legend>
      {offered.map(({ id, type, props }) => {
        const words = firstWords(props, locale)
        return (
          <Checkbox
            key={id}
            label={types.get(type)?.label ?? type}
            {...(words && { note: words.text })}
            checked={!without.includes(id)}
            onChange={({ target }) =>
              onChange({ without: target.checked ? without.filter((one) => one !== id) : [...without, id] })
            }
          />
        )
      })}
    </fieldset>
  )
}

type PreviewProps = {
  page: ProposedPage
  number: number
  title: string
  language: Parameters<typeof localizePath>[1]
}

/** The page as it would be in the site, in a frame. */
function Preview({ page, number, title, language }: PreviewProps) {
  const { slug, company } = useBuilder()
  const [isLoaded, setLoaded] = useState(false)
  const path = localizePath(pagePath(slug, page.slug), language)
  return (
    <LoadingFrame
      src={`${path}?draft=${encodeURIComponent(company)}&import=${number}`}
      title={title}
      isLoaded={isLoaded}
      onLoad={() => setLoaded(true)}
      className="mt-3 h-[60vh]"
    />
  )
}
