import Undo from 'lucide-react/icons/undo-2'
import { useRef, useState } from 'react'
import { areaDefinitions } from '../../../../../schemas/areas/registry.ts'
import type { AskedFact } from '../../../../../schemas/draft/asked-facts.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { buttonClass } from '../../../../../ui/button/button-class.ts'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { AppLink } from '../../../../navigation/app-link.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { areaRights } from '../../../area/area-rights.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { asked } from './asked.ts'
import { OneMore } from './one-more.tsx'
import { keepSkipped, skippedIn } from './skipped.ts'

type Props = {
  missing: readonly AskedFact[]
  /** The last question was skipped: the focus has to go elsewhere. */
  onSkippedAll: () => void
}

/** Asks for the facts that the clinic lacks, one question at a time; each can be skipped. A person without the right to answer is not asked. */
export function Questions({ missing, onSkippedAll }: Props) {
  const { t } = useTranslation()
  const { edit, access } = useSources()
  const { screens, company } = useBuilder()
  const [skipped, setSkipped] = useState<readonly AskedFact[]>(() => skippedIn(company))
  const changeSkipped = (facts: readonly AskedFact[]) => {
    keepSkipped(company, facts)
    setSkipped(facts)
  }
  const [opened, setOpened] = useState<AskedFact>()
  const heading = useRef<HTMLHeadingElement>(null)
  const mayAnswer = (fact: AskedFact) => {
    const definition = areaDefinitions.get(asked[fact].source.area)
    return definition !== undefined && areaRights(definition, access).change
  }
  const open = missing.filter((fact) => mayAnswer(fact) && !skipped.includes(fact))
  const answered = opened && !missing.includes(opened) ? opened : undefined
  const [fact] = open
  const recalled = missing.filter((one) => skipped.includes(one))
  const recall = recalled.length > 0 && (
    <div>
      <Button
        variant="empty"
        icon={Undo}
        onClick={() => {
          changeSkipped([])
          // The heading of a question that is drawn only now.
          requestAnimationFrame(() => heading.current?.focus())
        }}
      >
        {t('business:site.start.recall', { count: recalled.length })}
      </Button>
    </div>
  )
  if (!fact)
    return (
      <>
        {answered && <OneMore of={answered} />}
        {recall}
      </>
    )
  const { icon, source } = asked[fact]
  const skip = () => {
    changeSkipped([...skipped, fact])
    // The button stays where it is, but the question is another one.
    if (open.length > 1) heading.current?.focus()
    else onSkippedAll()
  }
  return (
    <div className="grid gap-3">
      {answered && <OneMore of={answered} />}
      <section
        aria-labelledby="site-question"
        className="flex flex-col gap-4 rounded-card bg-surface p-5 @3xl/page:flex-row @3xl/page:items-center @3xl/page:justify-between"
      >
        <div className="flex min-w-0 gap-4">
          <Icon of={icon} className="mt-1.5 shrink-0 text-accent-mark" />
          <div className="min-w-0">
            <h3 id="site-question" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
              {t(`business:site.start.ask.${fact}.question`)}
            </h3>
            <p className="text-ink-soft">{t(`business:site.start.ask.${fact}.why`)}</p>
            {open.length > 1 && (
              <p className="mt-1 text-sm text-ink-soft">
                {t('business:site.start.left', { count: open.length - 1 })}
              </p>
            )}
          </div>
        </div>
        <div className="flex shrink-0 gap-2 max-sm:flex-col">
          {fact === 'prices' && screens.pastePrices && (
            // Typing a whole price list row by row takes too long.
            <AppLink href={screens.pastePrices} className={buttonClass('secondary')}>
              {t('business:paste.open')}
            </AppLink>
          )}
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => {
              setOpened(fact)
              edit(source)
            }}
          >
            {t(`business:site.start.ask.${fact}.do`)}
          </Button>
          <Button variant="empty" onClick={skip}>
            {t('business:site.start.skipOne')}
          </Button>
        </div>
      </section>
      {recall}
    </div>
  )
}
