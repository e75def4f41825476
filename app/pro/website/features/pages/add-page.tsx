import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { slugProblem } from '../../../../../schemas/draft/publish-problems.ts'
import type { DraftPage } from '../../../../../schemas/draft/site-draft.ts'
import { textIn } from '../../../../../schemas/lent-russian.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { sitePatterns } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import { newPageId, pageAdded, proposedSlug } from '../../draft/pages/page-changes.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import { SlugInput } from '../../panel/slug-field.tsx'

const blank = { title: '', slug: undefined as string | undefined, from: '', inMenu: true }

/** The prefix of the values for ready pages, in the choice of a new page's beginning. */
const readyPrefix = 'ready:'

/** Adds a page: blank, a ready one, or with the blocks of another one. Its address is proposed from its name. */
export function AddPage() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, place, types } = useBuilder()
  const { openPage, openTab } = useNavigation()
  const draft = useDraftState(({ draft }) => draft)
  const pages = useSitePages().filter(({ isOwn }) => isOwn)
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState(blank)
  const [isTried, setTried] = useState(false)
  const put = (more: Partial<typeof blank>) => setForm((now) => ({ ...now, ...more }))
  const ready = useLateQuery(isOpen ? sitePatterns(place) : undefined).data?.PAGES ?? []
  const pattern = ready.find(({ NAME }) => form.from === `${readyPrefix}${NAME}`)
  const title = form.title.trim()
  const slug = form.slug ?? (title && proposedSlug(draft, title))
  const others = Object.values(draft.pages)

  /** A ready page brings its name, unless there is one already, and its address. */
  const begin = (from: string) => {
    const page = ready.find(({ NAME }) => from === `${readyPrefix}${NAME}`)?.PAGE
    const isFree = page && !slugProblem(page.slug, others, locale)
    put({
      from,
      ...(page &&
        !title && {
          title: String(pickLocalized(page.title, locale)?.value ?? ''),
          ...(isFree && { slug: page.slug }),
        }),
    })
  }
  const headed = (): StoredBlock[] => {
    const head = types.get('page-title')
    return head ? [{ id: 'title', type: head.type, v: head.v, props: { title: textIn(locale, title) } }] : []
  }
  const add = () => {
    setTried(true)
    if (!title || !slug || slugProblem(slug, others, locale)) return
    const id = newPageId()
    const blocks = pattern?.PAGE.blocks ?? draft.pages[form.from]?.blocks ?? headed()
    // The name of a ready page is known in every language of the clinic, as long as it is the one that was given.
    const named =
      pattern && pickLocalized(pattern.PAGE.title, locale)?.value === title
        ? pattern.PAGE
        : { title: textIn(locale, title) }
    const text = t('business:site.did.added', { name: title })
    const page = { ...named, slug, blocks } as DraftPage
    store.getState().change(pageAdded(draft, id, page, form.inMenu), text)
    announce(text)
    setOpen(false)
    setForm(blank)
    setTried(false)
    openPage(id)
    openTab('blocks')
  }
  return (
    <Dialog
      id="site-add-page"
      title={t('business:site.pages.add')}
      open={isOpen}
      onOpenChange={setOpen}
      beginsWithField
      closesOnOverlay={title === ''}
      trigger={
        <Button variant="secondary" icon={FilePlus} className="mt-3">
          {t('business:site.pages.add')}
        </Button>
      }
      actions={<Button onClick={add}>{t('business:site.pages.addDo')}</Button>}
    >
      <div className="grid gap-5">
        <Field
          label={t('business:site.pages.name')}
          required
          error={isTried && !title ? t('problems:required') : undefined}
        >
          <Input
            value={form.title}
            maxLength={120}
            onChange={({ target }) => put({ title: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && add()}
          />
        </Field>
        {(title !== '' || form.slug !== undefined) && (
          <SlugInput value={slug} others={others} onChange={(typed) => put({ slug: typed })} />
        )}
        <Field label={t('business:site.pages.from')}>
          <NativeSelect
            value={form.from}
            placeholder={t('business:site.pages.blank')}
            onChange={({ target }) => begin(target.value)}
            options={[
              {
                label: t('business:site.ready.pages'),
                options: ready
                  .filter(({ MISSING }) => MISSING.length === 0)
                  .map(({ NAME, TITLE }) => ({ value: `${readyPrefix}${NAME}`, label: TITLE })),
              },
              {
                label: t('business:site.ready.copies'),
                options: pages.map(({ id, title }) => ({
                  value: id,
                  label: t('business:site.pages.like', { title }),
                })),
              },
            ].filter(({ options }) => options.length > 0)}
          />
        </Field>
        <Checkbox
          label={t('business:site.pages.inMenu')}
          checked={form.inMenu}
          onChange={({ target }) => put({ inMenu: target.checked })}
        />
      </div>
    </Dialog>
  )
}
