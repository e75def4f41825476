import type { FormServices } from '../../../pro-forms/form-context.ts'
import { SampleLibrary } from './sample-library.tsx'

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
  Library: SampleLibrary,
}
