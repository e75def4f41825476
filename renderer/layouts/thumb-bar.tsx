import CalendarCheck from 'lucide-react/icons/calendar-check'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Phone from 'lucide-react/icons/phone'
import Search from 'lucide-react/icons/search'
import { localizePath } from '../../locales/locale.ts'
import type { SiteInfo } from '../../schemas/page/page.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { usePing } from '../../ui/core/pressed.ts'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { menuId } from './site-header.tsx'

const Sign = ({ icon, word }: { icon: IconGlyph; word: string }) => (
  <>
    <Icon of={icon} />
    {word}
  </>
)

/**
 * The main actions and the menu, fixed at the bottom of a phone's screen within reach of the thumb. In the tab order
 * and for screen readers it follows the header. It is fixed to the bottom visually only; on a low screen it is not
 * fixed, so that it covers nothing.
 */
export function ThumbBar({ path, site }: { path: string; site: SiteInfo }) {
  const { t, locale } = usePage()
  const appointment = `${site.home}/appointment`
  const call = usePing('call')
  const link = (href: string, icon: IconGlyph, word: string, ping?: typeof call) => (
    <a href={href} {...ping} aria-current={href === path ? 'page' : undefined}>
      <Sign icon={icon} word={word} />
    </a>
  )
  return (
    <nav aria-label={t('layout:shortcuts')} className="thumb-bar">
      {link(site.home, House, t('layout:home'))}
      {site.company === undefined && link(localizePath('/search', locale), Search, t('layout:search'))}
      {site.phone && link(`tel:${site.phone}`, Phone, t('layout:phone'), call)}
      {site.booking &&
        link(appointment, CalendarCheck, t(site.booking === 'slots' ? 'layout:book' : 'layout:request'))}
      {site.action?.kind === 'question' && link(site.action.href, MessageCircleQuestionMark, t('layout:ask'))}
      <button type="button" popoverTarget={menuId}>
        <Sign icon={Menu} word={t('layout:menu')} />
      </button>
    </nav>
  )
}
