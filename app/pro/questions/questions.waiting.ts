import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: MessageCircleQuestion, path: 'questions' } satisfies WaitingLink
