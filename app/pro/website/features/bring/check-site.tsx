import { useState } from 'react'
import { picturesIn } from '../../../../../schemas/media/pictures-in.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Segments } from '../../../../../ui/form/segments.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { FoundFacts } from './found-facts.tsx'
import type { KeptImport } from './import-calls.ts'
import { LeftOutList } from './left-out-list.tsx'
import { ProposedPages } from './proposed-pages.tsx'

/** Facts come first: taking the pages ends the review. */
const tabs = ['facts', 'pages', 'leftOut'] as const

type Props = {
  kept: KeptImport
  onTaken: () => void
  /** Goes to the sites that are proposed, where none is chosen yet. */
  onLook: (() => void) | undefined
  /** The facts were gone through before. */
  isAfterFacts: boolean
}

/** An old site as it was read: the pages that it could become, its facts, and the parts that were not understood. */
export function CheckSite({ kept, onTaken, onLook, isAfterFacts }: Props) {
  const { t } = useTranslation()
  const { pages, facts, leftOut, notes } = kept.SITE
  const [tab, setTab] = useState<(typeof tabs)[number]>(facts.length > 0 && !isAfterFacts ? 'facts' : 'pages')
  const foreign = [...picturesIn(pages).values()].map(({ src }) => src).filter((src) => /^https:/.test(src))
  const counts = { pages: pages.length, facts: facts.length, leftOut: leftOut.length }
  const toPages = pages.length > 0 && {
    label: t('business:site.bring.facts.toPages'),
    onNext: () => setTab('pages'),
  }
  const next = onLook ? { label: t('business:site.bring.toLooks'), onNext: onLook } : toPages || undefined
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
      <div hidden={tab !== 'pages'} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {onLook && (
          <div className="grid justify-items-start gap-3 rounded-card bg-surface p-3">
            <p>{t('business:site.bring.looksFirst')}</p>
            <Button variant="secondary" onClick={onLook}>
              {t('business:site.bring.toLooks')}
            </Button>
          </div>
        )}
        <ProposedPages kept={kept} onTaken={onTaken} />
      </div>
      <div hidden={tab !== 'facts'}>
        <FoundFacts facts={facts} next={next} />
      </div>
      <div hidden={tab !== 'leftOut'}>
        <LeftOutList leftOut={leftOut} />
      </div>
    </div>
  )
}
