import Building2 from 'lucide-react/icons/building-2'
import type { ModerationQueue } from '../../schemas/moderation-queues.ts'
import type { IconGlyph } from '../../ui/icon.tsx'

export const queueIcons: Record<ModerationQueue, IconGlyph> = { companies: Building2 }
