import ChevronRight from 'lucide-react/icons/chevron-right'
import EyeOff from 'lucide-react/icons/eye-off'
import Send from 'lucide-react/icons/send'
import Sparkles from 'lucide-react/icons/sparkles'
import Undo from 'lucide-react/icons/undo-2'
import type { Translate } from '../../../locales/text-key.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { Today } from '../../../schemas/api/today.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'
import { type FoundFact, fieldOf, foundAreas } from '../../../schemas/directory/found-facts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { tileClass } from '../../tile-class.ts'
import { Section } from './section.tsx'

/** The screen for a missing fact, below the path of the company; a fact among others in a form is named as its field (`?edit` of an area). */
function factPath(fact: FoundFact): string {
  const area = areaDefinitions.get(foundAreas[fact])
  if (!area) throw new Error(`There is no area "${foundAreas[fact]}"`)
  return area.single ? `${areaPath(area)}?edit=${fieldOf(fact)}` : areaPath(area)
}

type ReviewProps = {
  t: Translate
  builder: string
  review: NonNullable<NonNullable<Today['SITE']>['REVIEW']>
}

const reviewWords = {
  asks: 'business:site.approval.asks',
  waits: 'business:site.approval.waits',
  returned: 'business:site.approval.returned',
} as const

/** A request of a colleague to publish changes, or the outcome of the member's own; links to the builder. */
function Review({ t, builder, review: { NUMBER, STATE, BY } }: ReviewProps) {
  return (
    <AppLink href={`${builder}?review=${NUMBER}`} className={`${tileClass} mb-3`}>
      <Icon of={STATE === 'returned' ? Undo : Send} className="text-accent-ink" />
      <span className="flex-auto font-medium">{t(reviewWords[STATE], { name: BY ?? '–' })}</span>
      <Icon of={ChevronRight} className="text-ink-faint" />
    </AppLink>
  )
}

type Props = {
  t: Translate
  base: string
  site: NonNullable<Today['SITE']>
  /** Whether the member may read the figures, which say what each added fact has changed. */
  hasFigures: boolean
}

/** Tasks for the site: begin it, publish changes, add what visitors look for. */
export function SiteToDo({
  t,
  base,
  hasFigures,
  site: { IS_STARTED, HIDDEN_BY, CHANGES, MISSING, FOUND, REVIEW },
}: Props) {
  const builder = `${base}/clinic-website`
  if (!IS_STARTED)
    return (
      <Section title={t('today:site.title')}>
        <EmptyState
          icon={Sparkles}
          title={t('today:site.start')}
          text={t('today:site.startText')}
          action={
            <AppLink href={builder} className="btn btn-primary">
              {t('today:site.doStart')}
            </AppLink>
          }
        />
      </Section>
    )
  return (
    <Section title={t('today:site.title')}>
      {REVIEW && <Review t={t} builder={builder} review={REVIEW} />}
      {HIDDEN_BY && (
        <p className="mb-1 flex items-start gap-2 font-medium">
          <Icon of={EyeOff} className="mt-1 text-warning-ink" />
          {t(`today:site.hiddenBy.${HIDDEN_BY}`)}
        </p>
      )}
      {(CHANGES > 0 || !HIDDEN_BY) && (
        <p>{CHANGES > 0 ? t('today:site.changes', { count: CHANGES }) : t('today:site.upToDate')}</p>
      )}
      <AppLink
        href={builder}
        className="inline-flex min-h-11 items-center gap-1 text-accent-ink underline-offset-4 hover:underline"
      >
        {t('today:site.open')}
        <Icon of={ChevronRight} />
      </AppLink>
      {MISSING.length > 0 && (
        <>
          <h3 className="mt-3 text-base font-medium">{t('today:site.missing')}</h3>
          <p className="text-sm text-ink-soft">
            {t('today:site.known', { known: FOUND.KNOWN, count: FOUND.OF })}
            {FOUND.ABOVE > 0 && ` ${t('today:site.above', { count: FOUND.ABOVE })}`}
          </p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {MISSING.map((fact) => (
              <li key={fact}>
                <AppLink
                  href={`${base}/${factPath(fact)}`}
                  className="flex min-h-11 items-center rounded-full bg-surface px-4 hover:bg-accent-tint"
                >
                  {t(`today:site.missingFact.${fact}`)}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasFigures && FOUND.KNOWN > 0 && (
        <AppLink
          href={`${base}/${sectionPath('statistics')}#facts`}
          className="link mt-2 inline-flex min-h-11 items-center"
        >
          {t('today:site.effects')}
        </AppLink>
      )}
    </Section>
  )
}
