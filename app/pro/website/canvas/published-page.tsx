import Eye from 'lucide-react/icons/eye'
import type { RefObject } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { frameSize, type Width } from './view/frame-size.ts'

/** The button that shows the site as visitors see it now in place of the draft, and the draft again. */
export function BeforeAfter({ isBefore, onChange }: { isBefore: boolean; onChange: (is: boolean) => void }) {
  const { t } = usePage()
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Eye}
      aria-pressed={isBefore}
      onClick={() => onChange(!isBefore)}
    >
      {t('business:site.design.before')}
    </Button>
  )
}

type Props = {
  src: string
  width: Width
  /** The page of the draft; both are shown at the same place. */
  draft: RefObject<HTMLIFrameElement | null>
}

/** The published page over the one of the draft. */
export function PublishedPage({ src, width, draft }: Props) {
  const { t } = usePage()
  return (
    <div className="absolute inset-0 z-10 bg-surface">
      <iframe
        src={src}
        title={t('business:site.design.published')}
        style={frameSize(width)}
        onLoad={({ currentTarget }) =>
          currentTarget.contentWindow?.scrollTo(0, draft.current?.contentWindow?.scrollY ?? 0)
        }
        className="max-w-none bg-paper shadow-float"
      />
      <p className="pointer-events-none absolute inset-x-0 top-4 mx-auto w-max max-w-[90%] rounded-full bg-ink px-4 py-1.5 text-center text-sm text-paper">
        {t('business:site.design.published')}
      </p>
    </div>
  )
}
