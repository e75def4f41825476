import Clock from 'lucide-react/icons/clock'
import Image from 'lucide-react/icons/image'
import Megaphone from 'lucide-react/icons/megaphone'
import Phone from 'lucide-react/icons/phone'
import Tag from 'lucide-react/icons/tag'
import type { IconGlyph } from '../../../../../ui/icon/icon.tsx'
import type { DesignSection } from './design-sections.ts'

/** A shortcut to a field of an area's form, or to a section of the design. */
export type QuickChange = { name: string; icon: IconGlyph } & (
  | { area: string; field: string }
  | { section: DesignSection['name'] }
)

/** The most frequent changes of clinics, the most frequent first. */
export const quickChanges = [
  { name: 'hours', icon: Clock, area: 'cabinets', field: 'hours' },
  { name: 'price', icon: Tag, area: 'services', field: 'price' },
  { name: 'phone', icon: Phone, area: 'cabinets', field: 'phones' },
  { name: 'photo', icon: Image, area: 'photos', field: 'image' },
  { name: 'announcement', icon: Megaphone, section: 'notice' },
] as const satisfies readonly QuickChange[]

export type QuickChangeName = (typeof quickChanges)[number]['name']
