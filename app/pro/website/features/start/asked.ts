import BookOpen from 'lucide-react/icons/book-open'
import Clock from 'lucide-react/icons/clock'
import Image from 'lucide-react/icons/image'
import Sparkle from 'lucide-react/icons/sparkle'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Tag from 'lucide-react/icons/tag'
import { type AskedFact, factAreas } from '../../../../../schemas/draft/asked-facts.ts'
import type { IconGlyph } from '../../../../../ui/icon/icon.tsx'
import type { Source } from '../../draft/builder/source-context.ts'

/** The place where the answer to a question is written: the clinic's own data, from which every site reads it. */
export const asked: Record<AskedFact, { icon: IconGlyph; source: Source }> = {
  logo: { icon: Sparkle, source: { area: factAreas.logo, field: 'logo' } },
  photos: { icon: Image, source: { area: factAreas.photos, field: 'image', isNew: true } },
  hours: { icon: Clock, source: { area: factAreas.hours, field: 'hours' } },
  prices: { icon: Tag, source: { area: factAreas.prices, isNew: true } },
  doctors: { icon: Stethoscope, source: { area: factAreas.doctors, isNew: true } },
  description: { icon: BookOpen, source: { area: factAreas.description, field: 'description' } },
}
