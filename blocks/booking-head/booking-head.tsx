import type { BookingHeadProps } from '../../schemas/blocks/booking-head.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { ToList } from '../parts/directory/to-list.tsx'

/** The head of a booking in the directory: the way back to the list, the page's heading, and the clinic with the way to its profile. */
export default function BookingHead({ data: { list, name, link, address } }: BookingHeadProps) {
  const { t } = usePage()
  return (
    <header className="section">
      <ToList href={list.href} />
      <h1 className="text-3xl @2xl:text-4xl">{t('blocks:appointment.title')}</h1>
      <p className="mt-2 text-lg">
        <a href={link.href} className="link">
          <LocalizedText value={name} />
        </a>
      </p>
      {address && (
        <p className="text-ink-soft">
          <LocalizedText value={address} />
        </p>
      )}
    </header>
  )
}
