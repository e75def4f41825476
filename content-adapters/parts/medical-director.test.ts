import { describe, expect, it } from 'vitest'
import type { Specialist } from '../entities/doctor.ts'
import { blogCategory, directorOf } from './medical-director.ts'

const doctor = (slug: string, position?: Specialist['position']): Specialist => ({
  code: slug,
  slug,
  name: { ru: slug },
  specialities: [],
  languages: [],
  ...(position && { position }),
})
const director = (...positions: (Specialist['position'] | undefined)[]) =>
  directorOf(positions.map((position, index) => doctor(String(index), position)))?.slug

describe('directorOf', () => {
  it.each([
    { ru: 'Главный врач' },
    { ru: 'ГЛАВНЫЙ  ВРАЧ, терапевт высшей категории' },
    { ru: 'Медицинский директор' },
    { ru: 'Терапевт', kk: 'Бас дәрігер' },
    { ru: 'Терапевт', uz: 'Bosh shifokor' },
    { ru: 'Терапевт', en: 'Chief Medical Officer' },
  ])('knows the director by the position %o', (position) => {
    expect(director({ ru: 'Кардиолог' }, position, undefined)).toBe('1')
  })

  it.each([
    { ru: 'Заместитель главного врача' },
    { ru: 'И. о. главного врача' },
    { ru: 'Главный врачебный консультант' },
    { ru: 'Главный врач филиала' },
    { ru: 'Главная медсестра', kk: 'Бас мейіргер' },
    { ru: 'Врач', kk: 'Бас дәрігердің орынбасары', uz: 'Bosh shifokor oʻrinbosari' },
    { ru: 'Chief dentist' },
  ])('does not guess by %o', (position) => {
    expect(director(position)).toBeUndefined()
  })

  it('does not choose between two', () => {
    expect(director({ ru: 'Главный врач' }, { ru: 'Главный врач, хирург' })).toBeUndefined()
  })
})

describe('blogCategory', () => {
  const health = { slug: 'health', title: { ru: 'Здоровье' } }
  const named = { slug: 'blog', title: { ru: 'Блог  Главного врача' } }
  const own = { slug: 'medical-director', title: { ru: 'Колонка' } }

  it('is the one under the slug of the page, else the one that is called so (C-22)', () => {
    expect(blogCategory([health, named, own])).toBe(own)
    expect(blogCategory([health, named])).toBe(named)
    expect(blogCategory([health])).toBeUndefined()
  })
})
