import { useState } from 'react'
import { slugProblem } from '../../../../../schemas/draft/publish-problems.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { offerUndo } from '../../draft/acts/offer-undo.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import type { KeptImport } from './import-calls.ts'
import { ProposedPageCard } from './proposed-page.tsx'
import { firstChoice, type PageChoice, takenPages } from './taken-pages.ts'

/** The pages that an old site could become; those that are chosen come into the draft as one step. */
export function ProposedPages({ kept, onTaken }: { kept: KeptImport; onTaken: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { openPage, openTab } = useNavigation()
  const { pages, facts } = kept.SITE
  const others = useDraftState(({ draft }) => draft.pages)
  const [choices, setChoices] = useState<ReadonlyMap<string, PageChoice>>(
    () => new Map(pages.map((page) => [page.id, firstChoice(store.getState().draft, page)])),
  )
  const included = pages.filter(({ id }) => choices.get(id)?.isIncluded)
  const put = (id: string, more: Partial<PageChoice>) =>
    setChoices((now) => {
      const before = now.get(id)
      return before ? new Map([...now, [id, { ...before, ...more }]]) : now
    })
  /** Pages whose slug is taken: all pages of the draft, and the new pages listed above this one. */
  const pagesBefore = (id: string) => [
    ...Object.values(others),
    ...included.flatMap((page) => {
      const choice = choices.get(page.id)
      const isAbove = pages.indexOf(page) < pages.findIndex((one) => one.id === id)
      return isAbove && choice?.into === '' ? [{ ...page, slug: choice.slug }] : []
    }),
  ]
  const isWrong = included.some(({ id }) => {
    const choice = choices.get(id)
    return choice?.into === '' && slugProblem(choice.slug, pagesBefore(id), locale) !== undefined
  })
  const take = () => {
    const { draft, change } = store.getState()
    const known = new Set(Object.keys(draft.pages))
    const text = t('business:site.bring.step', { name: kept.NAME })
    change(takenPages(draft, pages, choices), text)
    const told = facts.length > 0 ? `${text}. ${t('business:site.bring.factsStay')}` : text
    announce(told)
    offerUndo(store, told, t('business:site.undo'))
    const first = Object.keys(store.getState().draft.pages).find((id) => !known.has(id))
    const changed = included.map(({ id }) => choices.get(id)?.into).find(Boolean)
    onTaken()
    const next = first ?? changed
    if (next) openPage(next)
    openTab('blocks')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft">{t('business:site.bring.page.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.map((page) => {
          const choice = choices.get(page.id)
          return (
            choice && (
              <ProposedPageCard
                key={page.id}
                page={page}
                number={kept.NUMBER}
                choice={choice}
                others={pagesBefore(page.id)}
                onChange={(more) => put(page.id, more)}
              />
            )
          )
        })}
      </ul>
      <div className="sticky -bottom-4 -mx-1 -mb-4 sm:-bottom-6 sm:-mb-6 bg-raised px-1 py-3 sm:pb-6">
        <Button disabled={included.length === 0 || isWrong} onClick={take} className="w-full sm:w-auto">
          {t('business:site.bring.page.take', { count: included.length })}
        </Button>
      </div>
    </div>
  )
}
