import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import type { IconGlyph } from '../../ui/icon/icon.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { ProPage } from '../layouts/pro/pro-page.tsx'
import { FilterTabs } from '../profile/filter-tabs.tsx'
import { useSettledFocus } from '../use-settled-focus.ts'

type Props<State extends string> = {
  title: string
  lead: string
  /** Beside the title. */
  tools?: ReactNode
  /** The path of the screen, which shows waiting entries unless its query names another state. */
  path: string
  /** The name of the filter that the tabs set, and its label in each state. */
  filter: string
  states: readonly State[]
  nameOf: (state: State) => string
  state: State
  counts: Readonly<Record<State, number>>
  meta: { page: number; pages: number }
  empty: { icon: IconGlyph; title: string; text?: string }
  /** An entry each, in a `li`. */
  children: readonly ReactNode[]
}

/** Texts that people have sent to a clinic, by state, page by page: reviews, questions. */
export function StateList<State extends string>({
  title,
  lead,
  tools,
  path,
  filter,
  states,
  nameOf,
  state,
  counts,
  meta,
  empty,
  children,
}: Props<State>) {
  const { locale } = usePage()
  const list = useSettledFocus<HTMLElement>(counts[state])
  const hrefOf = (one: State, to = 1) => {
    const query = new URLSearchParams({
      ...(one !== 'waiting' && { state: one }),
      ...(to > 1 && { page: `${to}` }),
    })
    return query.size > 0 ? `${path}?${query}` : path
  }
  const tabs = states.map((one) => ({
    href: hrefOf(one),
    label: `${nameOf(one)} · ${counts[one]}`,
    current: one === state,
  }))
  return (
    <ProPage title={title} lead={lead} action={tools}>
      <FilterTabs label={filter} items={tabs} />
      <section ref={list} tabIndex={-1} aria-label={nameOf(state)} className="mt-4 outline-none">
        {children.length === 0 ? <EmptyState {...empty} /> : <ul className="grid gap-4">{children}</ul>}
      </section>
      <div className="mt-6">
        <Pagination
          page={meta.page}
          pages={meta.pages}
          hrefOf={(to) => localizePath(hrefOf(state, to), locale)}
        />
      </div>
    </ProPage>
  )
}
