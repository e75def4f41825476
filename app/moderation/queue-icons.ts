import Building2 from 'lucide-react/icons/building-2'
import Flag from 'lucide-react/icons/flag'
import KeyRound from 'lucide-react/icons/key-round'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Network from 'lucide-react/icons/network'
import Newspaper from 'lucide-react/icons/newspaper'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import type { ModerationQueue } from '../../schemas/moderation/moderation-queues.ts'
import type { IconGlyph } from '../../ui/icon/icon.tsx'

export const queueIcons: Record<ModerationQueue, IconGlyph> = {
  companies: Building2,
  claims: KeyRound,
  reviews: MessageSquareText,
  questions: MessageCircleQuestionMark,
  consultations: MessagesSquare,
  sites: PanelsTopLeft,
  news: Newspaper,
  organizations: Network,
  mistakes: Flag,
}
