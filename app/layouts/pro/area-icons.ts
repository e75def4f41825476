import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BookOpen from 'lucide-react/icons/book-open'
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical'
import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import Contact from 'lucide-react/icons/contact'
import DoorOpen from 'lucide-react/icons/door-open'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Hospital from 'lucide-react/icons/hospital'
import Languages from 'lucide-react/icons/languages'
import Link from 'lucide-react/icons/link'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import Newspaper from 'lucide-react/icons/newspaper'
import Star from 'lucide-react/icons/star'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Sun from 'lucide-react/icons/sun'
import Tags from 'lucide-react/icons/tags'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'
import type { MenuPlace } from './areas.ts'

/** The icon of each section, and of areas that are entries of the menu; always shown beside the name. */
export const areaIcons: Record<MenuPlace, IconGlyph> & Partial<Record<string, IconGlyph>> = {
  today: Sun,
  'doctor-appointment': CalendarCheck,
  'online-consultations': Video,
  questions: MessageCircleQuestion,
  reviews: Star,
  patients: Contact,
  documents: FileText,
  mis: Hospital,
  doctors: Stethoscope,
  services: Tags,
  'mis-practice': BriefcaseMedical,
  exchange: ArrowLeftRight,
  cabinets: DoorOpen,
  staff: Users,
  organizations: Building2,
  'clinic-website': Globe,
  news: Newspaper,
  links: Link,
  translation: Languages,
  'ai-translator': BookOpen,
  statistics: ChartColumn,
  promotion: Megaphone,
  whatsapp: MessageCircle,
  'bonus-system': Gift,
}
