import Star from 'lucide-react/icons/star'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: Star, path: 'reviews' } satisfies WaitingLink
