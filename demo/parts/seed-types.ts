import type { SeedInput } from '../../backend/seed/format.ts'

/** One company of a seed file, and its parts that have files of their own here. */
export type SeedCompany = SeedInput['companies'][number]
type Item<Key extends keyof SeedCompany> =
  NonNullable<SeedCompany[Key]> extends readonly (infer One)[] ? One : never

export type SeedCabinet = Item<'cabinets'>
export type SeedMenuItem = Item<'menu'>
export type SeedSpecialist = Item<'specialists'>
export type SeedService = Item<'services'>
export type SeedPromotion = Item<'promotions'>
export type SeedNewsCategory = Item<'newsCategories'>
export type SeedNews = Item<'news'>
export type SeedMaterialCategory = Item<'materialCategories'>
export type SeedMaterial = Item<'materials'>
export type SeedReview = Item<'reviews'>
export type SeedQuestion = Item<'questions'>
export type SeedPhoto = Item<'gallery'>
export type SeedHours = NonNullable<SeedCompany['hours']>
export type SeedPage = NonNullable<SeedCompany['pages']>[string]

/** A text of a seed: Russian is required, translations are optional. */
export type SeedText = SeedCompany['name']
