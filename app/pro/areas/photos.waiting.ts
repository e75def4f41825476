import Images from 'lucide-react/icons/images'
import { filteredList } from '../today/filtered-list.ts'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: Images, path: filteredList('photos', { status: 'hidden' }) } satisfies WaitingLink
