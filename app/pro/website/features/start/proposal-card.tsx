import Maximize from 'lucide-react/icons/maximize-2'
import { Button } from '../../../../../ui/button/button.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { useScale } from '../../canvas/use-scale.ts'
import { useProposalAddress } from './proposal-address.ts'
import type { Proposal } from './use-take.ts'

/** The width of the page that the card shows reduced, in pixels: on a phone that of a phone. */
const pageWidths = { wide: 1280, narrow: 390 }

type Props = {
  proposal: Proposal
  at: string
  isTaken: boolean
  mayTake: boolean
  onTake: () => void
  onLook: () => void
}

/** A proposed site: its first page drawn small, its name, and its audience. */
export function ProposalCard({
  proposal: { NAME, TITLE, TEXT },
  at,
  isTaken,
  mayTake,
  onTake,
  onLook,
}: Props) {
  const { t } = useTranslation()
  const width = useWide() ? pageWidths.wide : pageWidths.narrow
  const { ref, scale } = useScale<HTMLDivElement>(width)
  const address = useProposalAddress()
  return (
    <li className="flex flex-col">
      <div
        ref={ref}
        className="relative h-[30rem] overflow-hidden rounded-card bg-paper shadow-float outline outline-line @5xl/page:h-[34rem]"
      >
        {at !== '' && scale > 0 && (
          <iframe
            src={`${address(NAME, at)}&still`}
            title={t('business:site.start.preview', { name: TITLE })}
            loading="lazy"
            // It is a picture: its scripts do not run, and it cannot be focused.
            sandbox="allow-same-origin"
            tabIndex={-1}
            aria-hidden
            inert
            className="pointer-events-none absolute start-0 top-0 max-w-none origin-top-left"
            // The lower edge of the screen, where a phone shows the booking bar, is beyond the picture.
            style={{ width, height: `calc(100% / ${scale} + 6rem)`, scale }}
          />
        )}
        <button
          type="button"
          aria-label={t('business:site.start.closerNamed', { name: TITLE })}
          onClick={onLook}
          className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control bg-raised px-4 font-medium shadow-float"
        >
          <Icon of={Maximize} />
          {t('business:site.start.closer')}
        </button>
      </div>
      <h3 className="mt-4 text-xl">{TITLE}</h3>
      <p className="mt-1 grow text-ink-soft">{TEXT}</p>
      <Button
        className="mt-4 justify-center"
        aria-label={t('business:site.start.takeNamed', { name: TITLE })}
        loading={isTaken}
        disabled={!mayTake}
        onClick={onTake}
      >
        {t('business:site.start.take')}
      </Button>
    </li>
  )
}
