import type { StoredPicture } from '../../../pro-forms/fields/picture.ts'
import type { FormServices } from '../../../pro-forms/form-context.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'

/** Every picture in a value. */
function picturesIn(value: unknown): StoredPicture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const { src, width, height, color } = value
  if (typeof src === 'string' && typeof width === 'number' && typeof height === 'number')
    return [{ src, width, height, ...(typeof color === 'string' && { color }) }]
  return Object.values(value).flatMap(picturesIn)
}

/** Sample options for the forms of the catalogue: pictures of the examples, invented pages and doctors. */
export const sampleServices: FormServices = {
  pages: [
    { value: '/', label: 'Главная' },
    { value: '/contacts', label: 'Контакты' },
    { value: '/specialists', label: 'Врачи' },
  ],
  references: {
    doctors: [
      { value: 'd1', label: 'Айгерим Сатпаева', note: 'Терапевт' },
      { value: 'd2', label: 'Тимур Ахметов', note: 'Хирург' },
    ],
  },
  pictures: async () => {
    const all = [...blockDefinitions.values()].flatMap(({ example }) => picturesIn(example))
    return [...new Map(all.map((picture) => [picture.src, picture])).values()]
  },
}
