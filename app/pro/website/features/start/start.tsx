import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Character } from '../../../../../schemas/draft/site-name.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { siteProposals } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { Replaced } from '../../panel/replaced.tsx'
import { CloserLook } from './closer-look.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { Questions } from './questions.tsx'
import { useTake } from './use-take.ts'

export type StartProps = {
  /** The site has never been changed or published. */
  isFirst: boolean
  onDone: () => void
}

/** An old site of the clinic whose confirmed facts have been taken; with `hasTexts` its words can be brought as well. */
export type OldSite = { name: string; hasTexts: boolean }

type Props = StartProps & {
  old: OldSite | undefined
  /** The button that brings an old site; its `onLook` is called once there is one. */
  bring: (onLook: () => void) => ReactNode
  /** Brings the words of the old site, which ends the start. */
  bringTexts: ReactNode
}

/**
 * Sites made of the clinic's data, to begin with one of them; missing facts are asked for first, a question at a time. The first screen of
 * a new clinic.
 */
export function Start({ isFirst, onDone, old, bring, bringTexts }: Props) {
  const { t } = useTranslation()
  const { place, mayChange } = useBuilder()
  const { saves } = useSources()
  const { data, isError, refetch } = useLateQuery(siteProposals(place))
  const [closer, setCloser] = useState<Character>()
  // Pages as visitors would get them now, without the notes for editors; drawn anew after a fact was saved.
  const [at, setAt] = useState('')
  const [isOldOpen, setOldOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save, and each fact taken from an old site, may change the proposals
  useEffect(() => {
    setAt(new Date().toISOString())
    if (saves > 0 || old) void refetch()
  }, [saves, old])
  const title = useRef<HTMLHeadingElement>(null)
  const { take, taking } = useTake(() => (old?.hasTexts ? setOldOpen(true) : onDone()))
  const look = () => {
    // After the dialog has given the focus back to the button that opened it.
    setTimeout(() => title.current?.focus(), 100)
  }
  if (isError)
    return (
      <p role="alert" className="text-error-ink">
        {t('business:site.start.failed')}{' '}
        <Button variant="link" onClick={() => void refetch()}>
          {t('business:site.frame.again')}
        </Button>
      </p>
    )
  if (!data) return <SkeletonText lines={8} />
  const looked = data.PROPOSALS.find(({ NAME }) => NAME === closer)
  return (
    <div className="grid gap-6 pb-8">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-2xl text-balance outline-none">
          {t(isFirst ? 'business:site.start.title' : 'business:site.start.againTitle')}
        </h2>
        <p className="mt-2 max-w-text text-ink-soft">
          {t(isFirst ? 'business:site.start.lead' : 'business:site.start.againLead')}
        </p>
        {!isFirst && <Replaced />}
        {old && (
          <p role="status" className="mt-3 max-w-text rounded-card bg-surface p-3">
            {t(old.hasTexts ? 'business:site.start.oldTexts' : 'business:site.start.oldFacts', {
              name: old.name,
            })}
          </p>
        )}
      </div>
      <Questions missing={data.MISSING} onSkippedAll={() => title.current?.focus()} />
      {/* Before the proposals, which are far longer than a phone: an old site answers most of the questions. */}
      {mayChange && <div>{bring(look)}</div>}
      <ul className="grid gap-x-6 gap-y-10 @3xl/page:grid-cols-2 @5xl/page:grid-cols-3">
        {data.PROPOSALS.map((proposal) => (
          <ProposalCard
            key={proposal.NAME}
            proposal={proposal}
            at={at}
            isTaken={taking === proposal.NAME}
            mayTake={mayChange && taking === undefined}
            onTake={() => void take(proposal)}
            onLook={() => setCloser(proposal.NAME)}
          />
        ))}
      </ul>
      <div>
        <Button variant="empty" onClick={onDone}>
          {t(isFirst ? 'business:site.start.skip' : 'business:site.start.back')}
        </Button>
      </div>
      {isOldOpen && bringTexts}
      {looked && !isOldOpen && (
        <CloserLook
          proposal={looked}
          at={at}
          mayTake={mayChange && taking === undefined}
          onTake={() => void take(looked)}
          onClose={() => setCloser(undefined)}
        />
      )}
    </div>
  )
}
