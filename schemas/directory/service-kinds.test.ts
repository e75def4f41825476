import { expect, it } from 'vitest'
import { serviceKind } from './service-kinds.ts'

it.each([
  ['Приём невролога', 'visit'],
  ['Первичная консультация стоматолога', 'visit'],
  ['Осмотр глазного дна', 'visit'],
  ['Вызов врача на дом', 'visit'],
  ['Лечение кариеса с пломбой', 'teeth'],
  ['Снимок зуба', 'teeth'],
  ['Общий анализ крови', 'test'],
  ['Дыхательный тест на хеликобактер', 'test'],
  ['Кожные пробы на аллергены', 'test'],
  ['УЗИ почек', 'examination'],
  ['КТ головы', 'examination'],
  ['Рентген грудной клетки', 'examination'],
  ['Гастроскопия', 'examination'],
  ['Суточное наблюдение давления', 'examination'],
  ['Массаж спины, 40 минут', 'other'],
  ['Пробежка с тренером', 'other'],
])('%s is of the kind %s', (name, kind) => {
  expect(serviceKind(name)).toBe(kind)
})
