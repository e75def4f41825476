import FileHeart from 'lucide-react/icons/file-heart'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquare from 'lucide-react/icons/message-square'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import type { IconGlyph } from '../../ui/icon/icon.tsx'

/** Sections of the profile (R85–R89, questions, online consultations and bonus cards) and the settings, in the order of the menu. */
export const sections = [
  'overview',
  'consultations',
  'questions',
  'medical-records',
  'bonus-cards',
  'likes',
  'reviews',
  'comments',
  'settings',
] as const
export type Section = (typeof sections)[number]

export const sectionIcons: Record<Section, IconGlyph> = {
  overview: House,
  consultations: MessagesSquare,
  questions: MessageCircleQuestionMark,
  'medical-records': FileHeart,
  'bonus-cards': Gift,
  likes: Heart,
  reviews: Star,
  comments: MessageSquare,
  settings: Settings,
}

/** Path of a section, without the language. */
export const sectionPath = (section: Section): string =>
  section === 'overview' ? '/profile' : `/profile/${section}`
