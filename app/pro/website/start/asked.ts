import BookOpen from 'lucide-react/icons/book-open'
import Clock from 'lucide-react/icons/clock'
import Image from 'lucide-react/icons/image'
import Sparkle from 'lucide-react/icons/sparkle'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Tag from 'lucide-react/icons/tag'
import type { AskedFact } from '../../../../schemas/draft/asked-facts.ts'
import type { IconGlyph } from '../../../../ui/icon.tsx'
import type { Source } from '../facts/source-context.ts'

/** Where the answer to a question is written: the clinic's own data, from which every site has it. */
export const asked: Record<AskedFact, { icon: IconGlyph; source: Source }> = {
  logo: { icon: Sparkle, source: { area: 'company', field: 'logo' } },
  photos: { icon: Image, source: { area: 'photos', field: 'image', isNew: true } },
  hours: { icon: Clock, source: { area: 'cabinets', field: 'hours' } },
  prices: { icon: Tag, source: { area: 'services', isNew: true } },
  doctors: { icon: Stethoscope, source: { area: 'doctors', isNew: true } },
  description: { icon: BookOpen, source: { area: 'company', field: 'description' } },
}
