import type { Value } from '../../kit/area/area.ts'
import { textsOf } from './texts-of.ts'

/** The fields of a table that a stored service is. */
export function serviceTable({ name, group, note, ...others }: Value): Record<string, unknown> {
  const { ru, kk: nameKk, uz: nameUz, en: nameEn } = textsOf(name)
  return { ...others, name: ru, nameKk, nameUz, nameEn, group: textsOf(group).ru, note: textsOf(note).ru }
}
