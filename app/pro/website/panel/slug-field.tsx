import { useState } from 'react'
import { pickLocalized } from '../../../../schemas/core/localized.ts'
import { slugProblem } from '../../../../schemas/draft/publish-problems.ts'
import type { DraftPage } from '../../../../schemas/draft/site-draft.ts'
import { slugify } from '../../../../schemas/formats/slug.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder, useDraftState } from '../draft/builder/builder-context.ts'
import { slugChanged } from '../draft/pages/page-changes.ts'

type Props = {
  value: string
  /** Pages that have an address already. */
  others: readonly DraftPage[]
  hint?: string
  isReadOnly?: boolean
  onChange: (typed: string) => void
  /** The address is as it should be: the field was left, or Enter was pressed. */
  onDone?: () => void
}

/** The fault of an address, in words; undefined if it is right. The empty one belongs to the index. */
export function useSlugError(slug: string, others: readonly DraftPage[]): string | undefined {
  const { t } = useTranslation()
  const { locale } = usePage()
  const problem = slugProblem(slug, others, locale)
  if (slug === '') return t('problems:required')
  return problem && t(`problems:${problem.code}`, problem.params)
}

/** The address of a page, judged while it is typed. */
export function SlugInput({ value, others, hint, isReadOnly = false, onChange, onDone }: Props) {
  const { t } = useTranslation()
  const { slug } = useBuilder()
  const error = useSlugError(value, others)
  return (
    <div data-field="slug">
      <Field
        label={t('business:site.pages.address')}
        hint={hint}
        error={error}
        required
        disabled={isReadOnly}
      >
        <Input
          value={value}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
          onBlur={onDone}
          onKeyDown={({ key }) => key === 'Enter' && onDone?.()}
        />
      </Field>
      <p className="mt-1.5 truncate text-sm text-ink-soft">{`/l/${slug}/${value}`}</p>
    </div>
  )
}

/** Changes the address of a page; a refused one stays in the field only. */
export function SlugField({ id, page }: { id: string; page: DraftPage }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const pages = useDraftState(({ draft }) => draft.pages)
  const [typed, setTyped] = useState<string>()
  const others = Object.entries(pages).flatMap(([one, other]) => (one === id ? [] : [other]))
  const done = () => {
    if (typed === undefined) return
    const slug = slugify(typed)
    // A refused one stays to be corrected.
    if (slug === '' || slugProblem(slug, others, locale)) return
    const name = pickLocalized(page.title, locale)?.value ?? slug
    const changes = slugChanged(store.getState().draft, id, slug)
    if (changes.length > 0) store.getState().change(changes, t('business:site.pages.did.address', { name }))
    setTyped(undefined)
  }
  return (
    <SlugInput
      value={typed ?? page.slug}
      others={others}
      hint={t('business:site.pages.addressHint')}
      isReadOnly={!mayChange}
      onChange={setTyped}
      onDone={done}
    />
  )
}
