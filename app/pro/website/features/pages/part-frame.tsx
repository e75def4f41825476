import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useNavigation, useSelection } from '../../draft/builder/builder-context.ts'

/** The form of a page or of an entry of the menu, with its name and the way back; the focus goes into it. */
export function PartFrame({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { openPart } = useNavigation()
  const opened = useSelection('opened')
  const frame = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = opened?.field
  useEffect(() => {
    const first = 'input:not([type="radio"]), textarea, select'
    const wanted = field && frame.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)
    const control = (wanted || frame.current)?.querySelector<HTMLElement>(first)
    // On a touch screen the keyboard would cover the form: it begins with its title there.
    const isQuiet = !wanted && matchMedia('(pointer: coarse)').matches
    ;(isQuiet ? title.current : control)?.focus({ preventScroll: true })
    ;(wanted ? control : title.current)?.scrollIntoView({ block: wanted ? 'center' : 'nearest' })
  }, [field])
  return (
    <section ref={frame} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center gap-1">
        <Button
          variant="empty"
          icon={ArrowLeft}
          aria-label={t('business:site.pages.back')}
          onClick={() => openPart(undefined)}
        />
        <h2
          ref={title}
          tabIndex={-1}
          className="min-w-0 scroll-mt-4 truncate text-lg font-semibold outline-none"
        >
          {name}
        </h2>
      </div>
      {children}
    </section>
  )
}
