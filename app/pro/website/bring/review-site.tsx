import { useState } from 'react'
import { picturesIn } from '../../../../schemas/media/pictures-in.ts'
import { Segments } from '../../../../ui/segments.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { FoundFacts } from './found-facts.tsx'
import type { KeptImport } from './import-calls.ts'
import { LeftOutList } from './left-out-list.tsx'
import { ProposedPages } from './proposed-pages.tsx'

/** Facts come first: taking the pages ends the review. */
const tabs = ['facts', 'pages', 'leftOut'] as const

/** What was read of an old site: the pages that it could become, the facts in it, and what was not understood. */
export function ReviewSite({ kept, onTaken }: { kept: KeptImport; onTaken: () => void }) {
  const { t } = useTranslation()
  const { pages, facts, leftOut, notes } = kept.SITE
  const [tab, setTab] = useState<(typeof tabs)[number]>(facts.length > 0 ? 'facts' : 'pages')
  const foreign = [...picturesIn(pages).values()].map(({ src }) => src).filter((src) => /^https:/.test(src))
  const counts = { pages: pages.length, facts: facts.length, leftOut: leftOut.length }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {notes.length > 0 && (
        <ul className="grid gap-1 rounded-card bg-surface p-3 text-sm">
          {notes.map((note) => (
            <li key={note}>
              {t(`business:site.bring.note.${note}`)}
              {note === 'foreignPictures' && (
                <ul className="mt-1 ms-4 list-disc wrap-anywhere">
                  {foreign.map((src) => (
                    <li key={src}>
                      <a className="link" href={src} target="_blank" rel="noreferrer">
                        {src}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      <Segments
        label={t('business:site.bring.tab.label')}
        value={tab}
        onChange={setTab}
        options={tabs.map((value) => ({
          value,
          label: t(`business:site.bring.tab.${value}`, { count: counts[value] }),
        }))}
      />
      <div hidden={tab !== 'pages'}>
        <ProposedPages kept={kept} onTaken={onTaken} />
      </div>
      <div hidden={tab !== 'facts'}>
        {tab === 'facts' && (
          <FoundFacts facts={facts} onPages={pages.length > 0 ? () => setTab('pages') : undefined} />
        )}
      </div>
      <div hidden={tab !== 'leftOut'}>
        <LeftOutList leftOut={leftOut} />
      </div>
    </div>
  )
}
